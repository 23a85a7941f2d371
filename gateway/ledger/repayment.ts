import type { Sql } from '../database';
import { postEntry, type Posting } from './post';

/** What a quote pays of one instalment, in fen. */
export interface QuoteItem {
  readonly loanNo: string;
  readonly term: number;
  readonly principal: number;
  readonly interest: number;
  readonly penalty: number;
}

const credits = ({ loanNo, term, principal, interest, penalty }: QuoteItem): Posting[] => [
  { account: 'principal', amount: -principal, loanNo, term },
  { account: 'interest', amount: -interest, loanNo, term },
  { account: 'penalty', amount: -penalty, loanNo, term },
];

/** Books a repayment that the bank has collected: `paid` from the card, the rest by coupon. */
export async function bookRepayment(
  sql: Sql,
  repayment: { repayNo: string; items: readonly QuoteItem[]; discount: number; at: Date },
): Promise<void> {
  const { repayNo, items, discount, at } = repayment;
  const total = items.reduce((sum, item) => sum + item.principal + item.interest + item.penalty, 0);
  await postEntry(sql, {
    kind: 'repayment',
    ref: repayNo,
    at,
    postings: [
      { account: 'bank', amount: total - discount },
      { account: 'discount', amount: discount },
      ...items.flatMap(credits),
    ],
  });
}
