import type { BankResult, Terminal } from '@/contract/codes';
import { first, insert, type Sql } from '../database';
import type { BindingResult } from '../providers/binding';

export interface CardBindingRow {
  readonly bind_seq: string;
  readonly customer_id: number;
  readonly bank_code: string;
  readonly terminal: Terminal;
  /** Comes back with the person. */
  readonly nonce: string;
  /** Key of what the bank signs. */
  readonly secret: string;
  readonly bank_url: string;
  readonly created_at: Date;
  /** What the person chose on the sandbox's page, and the card meant. */
  readonly outcome: BankResult | null;
  readonly card_no: string | null;
  /** What was decided; null while it is open. */
  readonly result: 'bound' | 'refused' | 'failed' | null;
  /** What the person is told of a failure. */
  readonly reason: string;
  readonly card_id: string | null;
}

type NewBinding = Omit<CardBindingRow, 'outcome' | 'card_no' | 'result' | 'reason' | 'card_id'>;

export async function addCardBinding(sql: Sql, row: NewBinding): Promise<void> {
  await insert(sql, 'card_bindings', row);
}

export function findCardBinding(sql: Sql, bindSeq: string): Promise<CardBindingRow | undefined> {
  return first<CardBindingRow>(sql, 'select * from card_bindings where bind_seq = $1', [bindSeq]);
}

/** The same, locked until the transaction ends. */
export function lockCardBinding(sql: Sql, bindSeq: string): Promise<CardBindingRow | undefined> {
  return first<CardBindingRow>(sql, 'select * from card_bindings where bind_seq = $1 for update', [bindSeq]);
}

/** What the sandbox's page would answer as the bank; undefined before the choice. `phone` is the customer's. */
export async function chosenBinding(sql: Sql, bindSeq: string): Promise<BindingResult | undefined> {
  const row = await first<Pick<CardBindingRow, 'outcome' | 'card_no'> & { phone: string }>(
    sql,
    `select outcome, card_no, c.phone from card_bindings join customers c on c.id = customer_id where bind_seq = $1`,
    [bindSeq],
  );
  if (row === undefined || row.outcome === null) return undefined;
  if (row.outcome !== 'agreed' || row.card_no === null)
    return { kind: row.outcome === 'refused' ? 'refused' : 'failed' };
  return { kind: 'agreed', cardNo: row.card_no, phone: row.phone };
}

/** Keeps the person's choice on the sandbox's page; false when there was one before, which stands. */
export async function chooseBinding(
  sql: Sql,
  bindSeq: string,
  outcome: BankResult,
  cardNo: string,
): Promise<boolean> {
  const rows = await sql.query(
    'update card_bindings set outcome = $2, card_no = $3 where bind_seq = $1 and outcome is null returning bind_seq',
    [bindSeq, outcome, cardNo],
  );
  return rows.length === 1;
}

/** Keeps what was decided; only of an open one. */
export async function settleCardBinding(
  sql: Sql,
  bindSeq: string,
  { result, reason = '', cardId = null }: { result: string; reason?: string; cardId?: string | null },
): Promise<void> {
  await sql.query(
    'update card_bindings set result = $2, reason = $3, card_id = $4 where bind_seq = $1 and result is null',
    [bindSeq, result, reason, cardId],
  );
}
