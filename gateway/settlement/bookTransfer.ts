import { randomUUID } from 'node:crypto';
import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import type { LoanAccount } from '../ledger/loanAccount';
import { markPenalties, type Transferred } from '../ledger/offline';
import { addQuote } from '../queries/quotes';
import { addRepayment } from '../queries/repayments';
import { newKey, newNumber } from '../secrets';
import type { When } from './when';

interface Transfer {
  readonly loan: LoanAccount;
  readonly quoted: Extract<Transferred, { quoted: unknown }>['quoted'];
  readonly amount: number;
  /** The day as of which it counts. */
  readonly on: CivilDate;
}

/** The transfer as a repayment with its quote. */
export async function writeRepayment(
  sql: Sql,
  { loan, quoted, amount, on }: Transfer,
  { now, today }: When,
): Promise<string> {
  const { items, turned = [], plan } = quoted;
  const quoteId = newKey();
  const repayNo = newNumber('R', today);
  await addQuote(sql, loan.customerId, {
    quote_id: quoteId,
    kind: 'offline',
    on_date: on,
    expires_at: now,
    pay_amount: amount,
    discount: 0,
    coupon_id: null,
    items,
    turned,
    plan_choice: plan === null ? null : 'sameTerms',
    plan,
    used: true,
  });
  await addRepayment(sql, loan.customerId, {
    repay_no: repayNo,
    request_no: randomUUID(),
    quote_id: quoteId,
    card_id: null,
    amount,
    created_at: now,
  });
  await markPenalties(sql, { repayNo, loan, on, items });
  return repayNo;
}
