import type { QuoteItem } from '../ledger/repayment';
import { first, type Sql } from '../database';

export type QuoteKind = 'due' | 'payoff' | 'coolingOff';

export interface QuoteRow {
  readonly quote_id: string;
  readonly kind: QuoteKind;
  readonly on_date: string;
  readonly expires_at: Date;
  /** Fen, after the discount. */
  readonly pay_amount: number;
  readonly discount: number;
  readonly coupon_id: string | null;
  readonly items: readonly QuoteItem[];
  readonly used: boolean;
}

export async function addQuote(sql: Sql, customerId: number, row: Omit<QuoteRow, 'used'>): Promise<void> {
  await sql.query(
    `insert into quotes (quote_id, customer_id, kind, on_date, expires_at, pay_amount, discount, coupon_id, items)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.quote_id,
      customerId,
      row.kind,
      row.on_date,
      row.expires_at,
      row.pay_amount,
      row.discount,
      row.coupon_id,
      JSON.stringify(row.items),
    ],
  );
}

/** A quote, locked until the transaction ends: it is paid once. */
export function lockQuote(sql: Sql, customerId: number, quoteId: string): Promise<QuoteRow | undefined> {
  return first<QuoteRow>(sql, 'select * from quotes where customer_id = $1 and quote_id = $2 for update', [
    customerId,
    quoteId,
  ]);
}

export async function markQuote(sql: Sql, quoteId: string, used: boolean): Promise<void> {
  await sql.query('update quotes set used = $2 where quote_id = $1', [quoteId, used]);
}
