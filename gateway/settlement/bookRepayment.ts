import type { Sql } from '../database';
import { bookRepayment, replan } from '../ledger/repayment';
import { couponBack } from '../messages';
import { declineText, type OrderDecision } from '../providers/bank';
import { returnCoupon } from '../queries/coupons';
import { lookAgain } from '../queries/dueLooks';
import { markQuote } from '../queries/quotes';
import { repaymentOf, settleRepaymentRow } from '../queries/repayments';
import { tellRepaid, tellRepayFailed } from './tellPayment';
import type { When } from './when';

/** Books the money of a repayment that is processing; if this fails, the repayment stays processing. */
export async function payRepayment(sql: Sql, repayNo: string, when: When): Promise<void> {
  const repayment = await repaymentOf(sql, repayNo);
  if (repayment === undefined) throw new Error('a payment without its repayment');
  const { items, turned, discount, plan, on_date: on } = repayment;
  await bookRepayment(sql, { repayNo, items, turned, discount, at: when.now });
  const [item] = items;
  if (plan !== null && item !== undefined) await replan(sql, { repayNo, loanNo: item.loanNo, on, plan });
  await settleRepaymentRow(sql, repayNo, 'paid', '');
  await lookAgain(sql, [repayment.customer_id]);
  await tellRepaid(sql, repayment, when);
}

/** Books the bank's decision on a repayment. Declined: the quote can be paid again, and the coupon can be used again for some days. */
export async function bookRepaymentOrder(
  sql: Sql,
  repayNo: string,
  decision: OrderDecision,
  when: When,
): Promise<void> {
  if (decision.kind === 'approved') return payRepayment(sql, repayNo, when);
  const repayment = await repaymentOf(sql, repayNo);
  if (repayment === undefined) throw new Error('an order without its repayment');
  const { coupon_id: couponId } = repayment;
  const couponUntil = couponId === null ? undefined : await returnCoupon(sql, couponId, when.today);
  const why = declineText(decision.reason, '');
  await settleRepaymentRow(sql, repayNo, 'failed', why + couponBack(couponUntil, when.today));
  await markQuote(sql, repayment.quote_id, false);
  await lookAgain(sql, [repayment.customer_id]);
  await tellRepayFailed(sql, repayment, { reason: decision.reason, couponUntil }, when);
}
