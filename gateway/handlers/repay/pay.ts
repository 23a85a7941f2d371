import type { Request, Response } from '@/contract';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import { loanAccounts, type LoanAccount } from '../../ledger/loanAccount';
import { quoteOf, type Quoted, type Wanted } from '../../ledger/quote';
import { lockCustomer } from '../../queries/customers';
import { lockQuote, markQuote, type QuoteRow } from '../../queries/quotes';
import { openOrdersOf } from '../../queries/orders';
import { addRepayment, repaymentByRequest, repaymentOf } from '../../queries/repayments';
import { Refusal } from '../../refusal';
import { refuse } from '../../refusals/general';
import { refuseRepay } from '../../refusals/repay';
import { newNumber } from '../../secrets';
import { payRepayment } from '../../settlement';
import { mayPayWith } from '../boundCard/switch';
import { isSigned } from '../card/bind';
import { makeQuote } from './quote';
import { stateAfterAsking, takeMeans, writeOrder } from '../payment/moneyOrder';

function wantedOf({ kind, plan_choice: plan, pay_amount, discount }: QuoteRow): Wanted {
  if (kind === 'partial' && plan !== null) return { kind, plan, amount: pay_amount + discount };
  if (kind === 'partial' || kind === 'offline') throw refuseRepay('quoteChanged', 'changed');
  return { kind };
}

/** What the same wish costs now; undefined if its sum no longer fits the debt. */
function quotedNow(quote: QuoteRow, loans: readonly LoanAccount[], today: string): Quoted | undefined {
  try {
    return quoteOf(wantedOf(quote), loans, today);
  } catch (error) {
    if (error instanceof Refusal && quote.kind === 'partial') return undefined;
    throw error;
  }
}

/** Each instalment with its amounts: after one instalment is paid, the next may cost the same. */
const factsOf = ({ items, plan }: Pick<Quoted, 'items' | 'plan'>): string =>
  [
    ...items.map((i) => [i.loanNo, i.term, i.principal, i.interest, i.penalty].join()).sort(),
    ...(plan ?? []).map((row) => [row.term, row.dueDate, row.principal, row.interest].join()),
  ].join(';');

/** A quote is valid only while the debt is unchanged: another repayment or a new day makes it void. */
async function checkStillOwed({ sql, customer, today }: MemberContext, quote: QuoteRow): Promise<void> {
  if (quote.on_date !== today) throw refuseRepay('quoteChanged', 'changed');
  const loanNos = new Set(quote.items.map(({ loanNo }) => loanNo));
  const loans = (await loanAccounts(sql, customer.id)).filter(({ loanNo }) => loanNos.has(loanNo));
  const now = quotedNow(quote, loans, today);
  if (now === undefined || factsOf(now) !== factsOf(quote)) throw refuseRepay('quoteChanged', 'changed');
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
  request: Pick<Request<'doRepayAfterTrial'>, 'quoteId' | 'cardId' | 'pswToken' | 'requestNo'>,
): Promise<{ repayNo: string }> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  const quote = await payableQuote(context, request.quoteId);
  // Its answer was swept. The same request for a quote is refused above: it is paid.
  if (await repaymentByRequest(sql, customer.id, request.requestNo)) throw refuse('requestNoTaken');
  const { cardId, pswToken } = request;
  const card = await takeMeans(context, 'collect', { cardId, pswToken, couponId: quote.coupon_id });
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

/** Makes the quote in the transaction of its payment; refused if it is not the sum that the person has seen. */
async function quoteAndPay(
  context: MemberContext,
  wish: Pick<Request<'repaymentTrial'>, 'kind' | 'loanNos'>,
  request: Untried,
): Promise<{ repayNo: string }> {
  await lockCustomer(context.sql, context.customer.id);
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
