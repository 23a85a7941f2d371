import type { Request } from '@/contract';
import { thenAsk, type MemberContext } from '../../context';
import { loanAccounts } from '../../ledger/loanAccount';
import { quoteItems } from '../../ledger/quote';
import { lockCustomer } from '../../queries/customers';
import { lockQuote, markQuote, type QuoteRow } from '../../queries/quotes';
import { openOrdersOf } from '../../queries/orders';
import { addRepayment, repaymentOf } from '../../queries/repayments';
import { refuseRepay } from '../../refusals/repay';
import { newNumber } from '../../secrets';
import { payRepayment } from '../../settlement';
import { stateAfterAsking, takeMeans, writeOrder } from '../payment/moneyOrder';

/** A quote is valid only while the debt is unchanged: another repayment or a new day makes it void. */
async function checkStillOwed({ sql, customer, today }: MemberContext, quote: QuoteRow): Promise<void> {
  if (quote.on_date !== today) throw refuseRepay('quoteChanged', 'changed');
  const loanNos = new Set(quote.items.map(({ loanNo }) => loanNo));
  const loans = (await loanAccounts(sql, customer.id)).filter(({ loanNo }) => loanNos.has(loanNo));
  // Compare item by item: after one instalment is paid, the next may cost the same.
  const facts = (items: QuoteRow['items']) =>
    items
      .map((i) => [i.loanNo, i.term, i.principal, i.interest, i.penalty].join())
      .sort()
      .join(';');
  if (facts(quoteItems(quote.kind, loans, today)) !== facts(quote.items))
    throw refuseRepay('quoteChanged', 'changed');
}

/** The quote of a payment, locked; refused if it is no longer valid. */
async function payableQuote(context: MemberContext, quoteId: string): Promise<QuoteRow> {
  const { sql, now, customer } = context;
  const quote = await lockQuote(sql, customer.id, quoteId);
  if (quote === undefined) throw refuseRepay('quoteChanged', 'changed');
  if (quote.used) throw refuseRepay('quotePaid');
  if (quote.expires_at <= now) throw refuseRepay('quoteChanged', 'expired');
  if ((await openOrdersOf(sql, customer.id, 'collect')).length > 0) {
    throw refuseRepay('repaymentOpen');
  }
  await checkStillOwed(context, quote);
  return quote;
}

/** Stores the repayment and its order to the bank, under the customer's lock. A repayment fully paid by a coupon needs no order. */
async function writeRepayment(
  context: MemberContext,
  request: Request<'doRepayAfterTrial'>,
): Promise<{ repayNo: string }> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  const quote = await payableQuote(context, request.quoteId);
  const { cardId, pswToken } = request;
  const card = await takeMeans(context, 'collect', { cardId, pswToken, couponId: quote.coupon_id });
  const repayNo = newNumber('R', today);
  const { quote_id, pay_amount: amount } = quote;
  await addRepayment(sql, customer.id, {
    repay_no: repayNo,
    request_no: request.requestNo,
    quote_id,
    card_id: cardId,
    amount,
    created_at: now,
  });
  await markQuote(sql, quote_id, true);
  if (amount === 0) await payRepayment(sql, repayNo, { now, today });
  else await writeOrder(context, 'collect', { ref: repayNo, amount, card, customer });
  return { repayNo };
}

/** Spec §7 doRepayAfterTrial: pays a quote once. */
export const payQuote = thenAsk<'doRepayAfterTrial', { repayNo: string }>(
  (request, context) => writeRepayment(context, request),
  async ({ repayNo }, context, repeated) => {
    const state = await stateAfterAsking(context, { ref: repayNo, repeated }, repaymentOf);
    // Paid by a coupon alone: no order was booked that would send its message.
    void context.outbox.flush();
    return { repayNo, state };
  },
);
