import type { Request, Response } from '@/contract';
import type { MemberContext } from '../../context';
import { loanAccounts } from '../../ledger/loanAccount';
import { quoteItems } from '../../ledger/quote';
import { settleRepayment } from '../../ledger/settleRepayment';
import { findCard } from '../../queries/cards';
import { spendCoupon } from '../../queries/coupons';
import { lockCustomer } from '../../queries/customers';
import { takeProof } from '../../queries/passwordProofs';
import { lockQuote, markQuote, type QuoteRow } from '../../queries/quotes';
import { addRepayment, lockProcessingRepayments, repaymentByRequest } from '../../queries/repayments';
import { Refusal } from '../../refusal';
import { newNumber } from '../../secrets';

const changed = () => new Refusal('100902', '还款金额有变化，请重新确认');

/** A quote stands only while the debt is what it was: another repayment or a new day makes it void. */
async function checkStillOwed({ sql, customer, today }: MemberContext, quote: QuoteRow): Promise<void> {
  if (quote.on_date !== today) throw changed();
  const loanNos = new Set(quote.items.map(({ loanNo }) => loanNo));
  const loans = (await loanAccounts(sql, customer.id)).filter(({ loanNo }) => loanNos.has(loanNo));
  // Item by item: after one instalment is paid, the next may well cost the same.
  const facts = (items: QuoteRow['items']) =>
    items
      .map((i) => [i.loanNo, i.term, i.principal, i.interest, i.penalty].join())
      .sort()
      .join(';');
  if (facts(quoteItems(quote.kind, loans, today)) !== facts(quote.items)) throw changed();
}

/** Pays a quote once, under the customer's lock. */
export async function payQuote(
  context: MemberContext,
  request: Request<'doRepayAfterTrial'>,
): Promise<Response<'doRepayAfterTrial'>> {
  const { sql, now, today, customer } = context;
  await lockCustomer(sql, customer.id);
  const quote = await lockQuote(sql, customer.id, request.quoteId);
  if (quote === undefined) throw changed();
  if (quote.used) throw new Refusal('100903', '这笔款已经还过了');
  if (quote.expires_at <= now) throw new Refusal('100902', '还款金额已过期，请重新确认');
  if ((await lockProcessingRepayments(sql, customer.id)).length > 0) {
    throw new Refusal('100908', '有一笔还款正在处理，请等结果出来再还');
  }
  await checkStillOwed(context, quote);
  if ((await findCard(sql, customer.id, request.cardId)) === undefined)
    throw new Refusal('100809', '请重新选择还款卡');
  if (!(await takeProof(sql, customer.id, request.pswToken, 'repay', now))) {
    throw new Refusal('100705', '请重新输入交易密码');
  }
  if (quote.coupon_id !== null && !(await spendCoupon(sql, quote.coupon_id, now))) {
    throw new Refusal('100808', '优惠券已被使用，请重新试算');
  }
  const repayNo = newNumber('R', today);
  await addRepayment(sql, customer.id, {
    repay_no: repayNo,
    request_no: request.requestNo,
    quote_id: quote.quote_id,
    card_id: request.cardId,
    amount: quote.pay_amount,
    created_at: now,
  });
  await markQuote(sql, quote.quote_id, true);
  const row = await repaymentByRequest(sql, customer.id, request.requestNo);
  if (row === undefined) throw new Error('repayment vanished');
  return { repayNo, state: await settleRepayment(context, row) };
}
