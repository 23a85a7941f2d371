import type { BankResult, CardType } from '@/contract/codes';
import type { Terminal } from '@/contract/visitCodes';
import { first, insert, type Sql } from '../database';
import type { BindingResult } from '../providers/binding';

export interface CardBindingRow {
  readonly bind_seq: string;
  readonly customer_id: number;
  readonly bank_code: string;
  readonly card_type: CardType;
  readonly terminal: Terminal;
  /** Comes back in the return address. */
  readonly nonce: string;
  /** Key of the bank's signature. */
  readonly secret: string;
  readonly bank_url: string;
  readonly created_at: Date;
  /** The person's choice on the sandbox's page, and the card. */
  readonly outcome: BankResult | null;
  readonly card_no: string | null;
  /** The decision; null while the binding is open. */
  readonly result: 'bound' | 'refused' | 'failed' | null;
  /** Reason of a failure, as told to the person. */
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

/** A binding, locked until the transaction ends. */
export function lockCardBinding(sql: Sql, bindSeq: string): Promise<CardBindingRow | undefined> {
  return first<CardBindingRow>(sql, 'select * from card_bindings where bind_seq = $1 for update', [bindSeq]);
}

/** The bank's result by the choice on the sandbox's page; undefined before the choice. `phone` is the customer's. */
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

/** Stores the person's choice on the sandbox's page; false if an earlier choice exists, which stays. */
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

/** Stores the decision, only if the binding is open. */
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

/** A customer's newest binding at a bank that has no decision yet and was started after `since`. */
export function openCardBinding(
  sql: Sql,
  customerId: number,
  { bankCode, since }: { readonly bankCode: string; readonly since: Date },
): Promise<CardBindingRow | undefined> {
  return first<CardBindingRow>(
    sql,
    `select * from card_bindings where customer_id = $1 and bank_code = $2 and result is null and created_at >= $3
     order by created_at desc limit 1`,
    [customerId, bankCode, since],
  );
}
