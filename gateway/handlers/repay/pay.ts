import type { Request, Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import { lockCustomer } from '../../queries/customers';
import { goodQuotes, markQuote } from '../../queries/quotes';
import { addRepayment, repaymentByRequest, repaymentOf } from '../../queries/repayments';
import { refuse } from '../../refusals/general';
import { refuseRepay } from '../../refusals/repay';
import { newNumber } from '../../secrets';
import { payRepayment } from '../../settlement';
import { mayPayWith } from '../boundCard/switch';
import { isSigned } from '../card/bind';
import { payableQuote } from './payableQuote';
import { makeQuote } from './quote';
import { stateAfterAsking, takeMeans, writeOrder } from '../payment/moneyOrder';

/** Stores the repayment and its order to the bank, under the customer's lock. A repayment fully paid by a coupon needs no order. */
async function writeRepayment(
  context: MemberContext,
  request: Pick<Request<'doRepayAfterTrial'>, 'quoteId' | 'cardId' | 'pswToken' | 'requestNo'>,
): Promise<{ repayNo: string }> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  const quote = await payableQuote(context, request.quoteId);
  // Its answer was swept. The same request for a quote is refused above: it is paid.
  if (await repaymentByRequest(sql, customer.id, request.requestNo)) throw refuse('requestNoTaken');
  const { cardId, pswToken } = request;
  const { coupon_id: couponId, on_date: on } = quote;
  const card = await takeMeans(context, 'collect', { cardId, pswToken, couponId, on });
  const repayNo = newNumber('R', today);
  const { quote_id, pay_amount: amount } = quote;
  const loanNos = quote.items.map(({ loanNo }) => loanNo);
  // Thrown, so that the proof of the password and the coupon stay unused.
  if (amount > 0 && !isSigned(card, today)) throw refuseRepay('protocolOver');
  if (amount > 0 && !(await mayPayWith(context, cardId, loanNos))) throw refuseRepay('cardFixed');
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

async function collect(
  { repayNo }: { repayNo: string },
  context: Outside<MemberContext>,
  repeated: boolean,
): Promise<Response<'doRepayAfterTrial'>> {
  const state = await stateAfterAsking(context, { ref: repayNo, repeated }, repaymentOf);
  // Paid by a coupon alone: no order was booked that would send its message.
  void context.outbox.flush();
  return { repayNo, state };
}

/** Spec §7 doRepayAfterTrial: pays a quote once. */
export const payQuote = thenAsk<'doRepayAfterTrial', { repayNo: string }>(
  (request, context) => writeRepayment(context, request),
  collect,
);

interface Untried {
  readonly amount: string;
  readonly cardId: string;
  readonly pswToken: string;
  readonly requestNo: string;
}

type Wish = Pick<Request<'repaymentTrial'>, 'kind' | 'loanNos'>;

/** A quote of this wish and sum that was made before midnight and is still good. */
async function quoteOfBefore(
  { sql, customer, now, today }: MemberContext,
  { kind, loanNos }: Wish,
  amount: string,
): Promise<string | undefined> {
  const wanted = [...new Set(loanNos)].sort().join();
  const quotes = await goodQuotes(sql, customer.id, { now, before: today });
  return quotes.find(
    (quote) =>
      quote.kind === kind &&
      quote.coupon_id === null &&
      toYuan(quote.pay_amount) === amount &&
      [...new Set(quote.items.map(({ loanNo }) => loanNo))].sort().join() === wanted,
  )?.quote_id;
}

/** Makes the quote in the transaction of its payment; refused if it is not the sum that the person has seen. */
async function quoteAndPay(
  context: MemberContext,
  wish: Wish,
  request: Untried,
): Promise<{ repayNo: string }> {
  await lockCustomer(context.sql, context.customer.id);
  const before = await quoteOfBefore(context, wish, request.amount);
  if (before !== undefined) return writeRepayment(context, { ...request, quoteId: before });
  const { quoteId, payAmount } = await makeQuote(context, wish);
  if (payAmount !== request.amount) throw refuseRepay('quoteChanged', 'changed');
  return writeRepayment(context, { ...request, quoteId });
}

/** Spec §7 repayNoTrial: pays what is due. */
export const payDue = thenAsk<'repayNoTrial', { repayNo: string }>(
  (request, context) => quoteAndPay(context, { kind: 'due', loanNos: request.loanNos }, request),
  collect,
);

/** Spec §7 coolingOffPeriodRepay: ends a loan for its principal. */
export const payBack = thenAsk<'coolingOffPeriodRepay', { repayNo: string }>(
  (request, context) => quoteAndPay(context, { kind: 'coolingOff', loanNos: [request.loanNo] }, request),
  collect,
);
