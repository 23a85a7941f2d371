import type { Request } from '@/contract';
import { civilDateAt } from '@/domain/dates/civil';
import { thenAsk, type MemberContext } from '../../context';
import { quotaOf, type Quota } from '../../ledger/quota';
import { lockCustomer } from '../../queries/customers';
import { closeDraft } from '../../queries/loanDrafts';
import { addLoan, loanByRequest, loanOf } from '../../queries/loans';
import { findSignature } from '../../queries/signatures';
import { refuse } from '../../refusals/general';
import { refuseLoan } from '../../refusals/loan';
import { stateAfterAsking, takeMeans, writeOrder } from '../payment/moneyOrder';
import { checkNoneOpen } from './oneAtATime';
import { checkUsageRead, liveDraft } from './draft';
import { checkMayBorrow } from './mayBorrow';
import { usableQuota } from './usableQuota';

/** The quota of a drawing, read once under the customer's lock: it sets the drawing's limit and rate. */
async function quotaFor({ sql, today }: MemberContext, customerId: number, amount: number): Promise<Quota> {
  const quota = usableQuota(await quotaOf(sql, customerId), today);
  if (quota.available < amount) throw refuseLoan('quotaTooSmall');
  return quota;
}

async function signedDraft(context: MemberContext, { loanSeq, signSeq }: Request<'limitUseLoan'>) {
  const draft = await liveDraft(context, loanSeq);
  const signature = await findSignature(context.sql, loanSeq, signSeq);
  if (signature === undefined) throw refuseLoan('notSigned');
  checkUsageRead(draft);
  // Due dates and interest count from the day of the drawing, so a plan signed on another day does not match.
  if (civilDateAt(signature.at.getTime()) !== context.today) throw refuseLoan('dayPassed');
  return { draft, signedRate: signature.annual_rate, loanNo: signature.loan_no };
}

/** Checks everything again under the customer's lock, then stores the drawing and its order to the bank. */
async function writeDrawing(
  context: MemberContext,
  request: Request<'limitUseLoan'>,
): Promise<{ loanNo: string }> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  await checkMayBorrow({ sql, customer, today });
  await checkNoneOpen(sql, customer.id);
  const { draft, signedRate, loanNo } = await signedDraft(context, request);
  // Its answer was swept; the same request again is refused above, for its draft is closed.
  if (await loanByRequest(sql, customer.id, request.requestNo)) throw refuse('requestNoTaken');
  const { annualRate } = await quotaFor(context, customer.id, draft.amount);
  if (signedRate !== annualRate) throw refuseLoan('rateChanged');
  const { loan_seq, amount, terms, method, purpose, card_id, coupon_id, product } = draft;
  const { pswToken } = request;
  const card = await takeMeans(context, 'disburse', {
    cardId: card_id,
    pswToken,
    couponId: coupon_id,
    on: today,
  });
  await addLoan(sql, {
    loan_no: loanNo,
    customer_id: customer.id,
    request_no: request.requestNo,
    annual_rate: annualRate,
    loan_seq,
    amount,
    terms,
    method,
    purpose,
    card_id,
    coupon_id,
    product,
    drawn_on: today,
    created_at: now,
  });
  await closeDraft(sql, loan_seq);
  await writeOrder(context, 'disburse', { ref: loanNo, amount, card, customer });
  return { loanNo };
}

/** Spec §7 limitUseLoan: stores the drawing, asks the bank and books its answer. */
export const drawLoan = thenAsk<'limitUseLoan', { loanNo: string }>(
  (request, context) => writeDrawing(context, request),
  async ({ loanNo }, context, repeated) => ({
    loanNo,
    state: await stateAfterAsking(context, { ref: loanNo, repeated }, loanOf),
  }),
);
