import type { PlanChoice, RepaymentKind } from '@/contract/codes';
import type { CivilDate } from '@/domain/dates/civil';
import type { PlanRow, QuoteItem } from '../ledger/repayment';
import { first, insert, type Sql } from '../database';

export interface QuoteRow {
  readonly quote_id: string;
  readonly kind: RepaymentKind;
  readonly on_date: string;
  readonly expires_at: Date;
  /** Fen, after the discount. */
  readonly pay_amount: number;
  readonly discount: number;
  readonly coupon_id: string | null;
  readonly items: readonly QuoteItem[];
  /** Of an exit: what was paid before and now counts as principal. */
  readonly turned?: readonly QuoteItem[];
  /** Of a partial repayment: the choice, and the instalments to come after it. */
  readonly plan_choice: PlanChoice | null;
  readonly plan: readonly PlanRow[] | null;
  readonly used: boolean;
}

export async function addQuote(
  sql: Sql,
  customerId: number,
  row: Omit<QuoteRow, 'used'> & { readonly used?: boolean },
): Promise<void> {
  await insert(sql, 'quotes', {
    ...row,
    customer_id: customerId,
    items: JSON.stringify(row.items),
    turned: JSON.stringify(row.turned ?? []),
    plan: row.plan === null ? null : JSON.stringify(row.plan),
  });
}

/** A quote, locked until the transaction ends, so that it is paid once. */
export function lockQuote(sql: Sql, customerId: number, quoteId: string): Promise<QuoteRow | undefined> {
  return first<QuoteRow>(sql, 'select * from quotes where customer_id = $1 and quote_id = $2 for update', [
    customerId,
    quoteId,
  ]);
}

/** Unpaid quotes of days before this one that have not run out, the newest first. */
export function goodQuotes(
  sql: Sql,
  customerId: number,
  { now, before }: { readonly now: Date; readonly before: CivilDate },
): Promise<QuoteRow[]> {
  return sql.query<QuoteRow>(
    `select * from quotes where customer_id = $1 and not used and expires_at > $2 and on_date < $3
     order by expires_at desc`,
    [customerId, now, before],
  );
}

/** Console: when the newest quote ends that can still be paid. */
export async function openQuoteEnd(sql: Sql, customerId: number, now: Date): Promise<Date | undefined> {
  const row = await first<{ at: Date | null }>(
    sql,
    'select max(expires_at) as at from quotes where customer_id = $1 and not used and expires_at > $2',
    [customerId, now],
  );
  return row?.at ?? undefined;
}

export async function markQuote(sql: Sql, quoteId: string, used: boolean): Promise<void> {
  await sql.query('update quotes set used = $2 where quote_id = $1', [quoteId, used]);
}
