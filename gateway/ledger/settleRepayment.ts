import type { MemberContext } from '../context';
import { declineText } from '../providers/bank';
import { findCard } from '../queries/cards';
import { returnCoupon } from '../queries/coupons';
import type { SettleState } from '../queries/loans';
import { markQuote } from '../queries/quotes';
import { lockProcessingRepayments, settleRepaymentRow, type RepaymentRow } from '../queries/repayments';
import { bookRepayment } from './repayment';

/** Asks the bank about a processing repayment and books what it says (as settleDrawing). */
export async function settleRepayment(context: MemberContext, repayment: RepaymentRow): Promise<SettleState> {
  const { sql, providers, customer, now } = context;
  const card = await findCard(sql, customer.id, repayment.card_id);
  const outcome = await providers.bank.collect({
    requestNo: repayment.request_no,
    phone: customer.phone,
    name: customer.name,
    cardNo: card?.card_no ?? '',
    amount: repayment.amount,
  });
  if (outcome.kind === 'pending') return 'processing';
  if (outcome.kind === 'declined') {
    await settleRepaymentRow(sql, repayment.repay_no, 'failed', declineText[outcome.reason]);
    await markQuote(sql, repayment.quote_id, false);
    if (repayment.coupon_id !== null) await returnCoupon(sql, repayment.coupon_id);
    return 'failed';
  }
  await bookRepayment(sql, {
    repayNo: repayment.repay_no,
    items: repayment.items,
    discount: repayment.discount,
    at: now,
  });
  await settleRepaymentRow(sql, repayment.repay_no, 'paid', '');
  return 'paid';
}

/** Settles whatever the bank has decided meanwhile. */
export async function settleRepayments(context: MemberContext): Promise<void> {
  for (const row of await lockProcessingRepayments(context.sql, context.customer.id))
    await settleRepayment(context, row);
}
