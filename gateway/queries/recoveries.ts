import type { RecoveryStep } from '@/contract/codes';
import { first, type Sql } from '../database';

export interface BackRead {
  readonly authority: string;
  readonly validFrom: string;
  /** null: 长期. */
  readonly validTo: string | null;
}

export interface RecoveryRow {
  readonly id: number;
  readonly customer_id: number;
  /** `over`: ended without a change. */
  readonly step: RecoveryStep | 'over';
  readonly started_at: Date;
  readonly expires_at: Date;
  readonly front_ok: boolean;
  readonly back: BackRead | null;
  readonly biz_token: string | null;
  readonly card_tries_left: number;
  readonly resume_tries_left: number;
  /** Set when the recovery is done. */
  readonly new_phone: string | null;
  readonly changed_at: Date | null;
}

type Changes = Partial<Omit<RecoveryRow, 'id' | 'customer_id' | 'started_at' | 'expires_at'>> & {
  readonly ticket_hash?: string;
  readonly resume_hash?: string;
};

export async function addRecovery(
  sql: Sql,
  row: Pick<
    RecoveryRow,
    'customer_id' | 'started_at' | 'expires_at' | 'card_tries_left' | 'resume_tries_left'
  > & {
    readonly ticket_hash: string;
    readonly resume_hash: string;
  },
): Promise<RecoveryRow> {
  const rows = await sql.query<RecoveryRow>(
    `insert into recoveries
       (customer_id, ticket_hash, resume_hash, step, started_at, expires_at, card_tries_left, resume_tries_left)
     values ($1, $2, $3, 'idCard', $4, $5, $6, $7) returning *`,
    [
      row.customer_id,
      row.ticket_hash,
      row.resume_hash,
      row.started_at,
      row.expires_at,
      row.card_tries_left,
      row.resume_tries_left,
    ],
  );
  return rows[0] as RecoveryRow;
}

/** The recovery of a ticket, locked until the transaction ends. */
export function lockByTicket(sql: Sql, ticketHash: string): Promise<RecoveryRow | undefined> {
  return first<RecoveryRow>(sql, 'select * from recoveries where ticket_hash = $1 for update', [ticketHash]);
}

export function lockByResumeKey(sql: Sql, resumeHash: string): Promise<RecoveryRow | undefined> {
  return first<RecoveryRow>(sql, 'select * from recoveries where resume_hash = $1 for update', [resumeHash]);
}

/** Columns that changeRecovery writes; fixed here, since column names must never come from a request. */
const COLUMNS = [
  'ticket_hash',
  'resume_hash',
  'step',
  'front_ok',
  'back',
  'biz_token',
  'card_tries_left',
  'resume_tries_left',
  'new_phone',
  'changed_at',
] as const satisfies readonly (keyof Changes)[];

export async function changeRecovery(sql: Sql, id: number, changes: Changes): Promise<RecoveryRow> {
  const names = COLUMNS.filter((name) => changes[name] !== undefined);
  const values = names.map((name) => (name === 'back' ? JSON.stringify(changes.back) : changes[name]));
  const sets = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  const rows = await sql.query<RecoveryRow>(`update recoveries set ${sets} where id = $1 returning *`, [
    id,
    ...values,
  ]);
  return rows[0] as RecoveryRow;
}

/** Ends a customer's open recoveries when a newer recovery starts or another one changes the phone. */
export async function endOpenRecoveries(sql: Sql, customerId: number): Promise<void> {
  await sql.query(
    `update recoveries set step = 'over' where customer_id = $1 and step not in ('done', 'over')`,
    [customerId],
  );
}

export async function countRecoveries(sql: Sql, customerId: number, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from recoveries where customer_id = $1 and started_at > $2',
    [customerId, since],
  );
  return Number(row?.n ?? 0);
}
