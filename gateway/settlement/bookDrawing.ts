import type { Sql } from '../database';
import { bookDrawing } from '../ledger/drawing';
import { couponBack } from '../messages';
import { declineText, type OrderDecision } from '../providers/bank';
import { couponValue, returnCoupon } from '../queries/coupons';
import { attachContracts } from '../queries/files';
import { failLoanRow, loanOf, payLoanRow } from '../queries/loans';
import { startDueLooks } from '../queries/dueLooks';
import { tellPaidOut, tellPayoutFailed } from './tellPayment';
import type { When } from './when';

/**
 * Books the bank's decision on a drawing. Paid: plan, postings and contracts count from this day, since no one owes interest before the
 * payout; the interest never grows above what was signed. Declined: the coupon can be used again for some days.
 */
export async function bookDrawingOrder(
  sql: Sql,
  loanNo: string,
  decision: OrderDecision,
  when: When,
): Promise<void> {
  const { now, today } = when;
  const loan = await loanOf(sql, loanNo);
  if (loan === undefined) throw new Error('an order without its drawing');
  if (decision.kind === 'declined') {
    const { reason } = decision;
    const { coupon_id: couponId } = loan;
    const couponUntil = couponId === null ? undefined : await returnCoupon(sql, couponId, today);
    const why = declineText(reason) + couponBack(couponUntil, today);
    await failLoanRow(sql, loanNo, { decline: reason, reason: why });
    return tellPayoutFailed(sql, loan, { reason, couponUntil }, when);
  }
  const { amount, annual_rate: annualRate, terms, method, coupon_id } = loan;
  const discount = await couponValue(sql, coupon_id);
  const days = { signedOn: loan.signed_on, drawnOn: today };
  await bookDrawing(sql, { loanNo, amount, annualRate, terms, method, ...days, discount }, now);
  await payLoanRow(sql, loanNo, today);
  await attachContracts(sql, loanNo);
  await startDueLooks(sql, loan.customer_id, today);
  await tellPaidOut(sql, loan, when);
}
