import type { ProofState } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

/** A document that a customer was asked for. */
export interface SupplementRow {
  readonly supplement_no: string;
  readonly customer_id: number;
  readonly title: string;
  readonly why: string;
  readonly state: ProofState;
  readonly reason: string;
  readonly due_on: string;
  readonly asked_at: Date;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
}

type Asked = Pick<SupplementRow, 'supplement_no' | 'customer_id' | 'title' | 'why' | 'due_on' | 'asked_at'>;

export async function addSupplement(sql: Sql, row: Asked): Promise<void> {
  await insert(sql, 'supplements', row);
}

/** The nearest deadline first. */
export function listSupplements(sql: Sql, customerId: number): Promise<SupplementRow[]> {
  return sql.query<SupplementRow>(
    'select * from supplements where customer_id = $1 order by due_on, supplement_no',
    [customerId],
  );
}

/** A supplement of anybody, for the console and the reminders. */
export function supplementByNo(sql: Sql, supplementNo: string): Promise<SupplementRow | undefined> {
  return first<SupplementRow>(sql, 'select * from supplements where supplement_no = $1', [supplementNo]);
}

/** Hands in: a new review begins, the earlier decision is gone. */
export async function submitSupplement(sql: Sql, supplementNo: string, at: Date): Promise<void> {
  await sql.query(
    `update supplements set state = 'reviewing', reason = '', submitted_at = $2, decided_at = null
     where supplement_no = $1`,
    [supplementNo, at],
  );
}

/** Decides one under review; false if it is not. */
export async function decideSupplement(
  sql: Sql,
  supplementNo: string,
  end: {
    readonly state: 'approved' | 'refused';
    readonly reason: string;
    readonly dueOn: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const rows = await sql.query(
    `update supplements set state = $2, reason = $3, due_on = $4, decided_at = $5
     where supplement_no = $1 and state = 'reviewing' returning supplement_no`,
    [supplementNo, end.state, end.reason, end.dueOn, end.at],
  );
  return rows.length === 1;
}

/** Open ones whose deadline is on this day or before, without the reminder of that kind. */
export function supplementsToRemind(
  sql: Sql,
  { kind, until, limit }: { readonly kind: string; readonly until: string; readonly limit: number },
): Promise<SupplementRow[]> {
  return sql.query<SupplementRow>(
    `select s.* from supplements s where s.state in ('asked', 'refused') and s.due_on <= $2
       and not exists (select 1 from personal_messages m where m.customer_id = s.customer_id
         and m.kind = $1 and m.about = s.supplement_no and m.day = s.due_on)
     order by s.due_on, s.supplement_no limit $3`,
    [kind, until, limit],
  );
}

/** Console: all of them, those under review first. */
export function recentSupplements(
  sql: Sql,
  limit: number,
): Promise<(SupplementRow & { phone: string; name: string })[]> {
  return sql.query(
    `select s.*, c.phone, c.name from supplements s join customers c on c.id = s.customer_id
     order by s.state = 'reviewing' desc, s.asked_at desc limit $1`,
    [limit],
  );
}
