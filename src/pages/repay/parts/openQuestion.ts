import { call, CallFailure } from '@/request';
import type { PaymentResult } from '@/stores/resultPoll';
import { repayDraft } from './repayDraft';

/**
 * The request number of a payment that went out and of which nobody knows yet what became of it: as long as there is one, no other is
 * begun. Never rejects: an answer that does not come leaves the question open.
 */
export async function openQuestion(): Promise<string | undefined> {
  const { sent, requestNo } = repayDraft.get();
  if (!sent || requestNo === '') return undefined;
  const state = await stateOf(requestNo);
  if (state === 'ended') return undefined;
  if (state !== undefined) repayDraft.settle(requestNo, state);
  return state === 'paid' || state === 'failed' ? undefined : requestNo;
}

/**
 * Whether an earlier request of this repayment, under another number, was carried out after all: asked once more before money is asked
 * for under a new one.
 */
export async function arrivedAfterAll(quoteId: string): Promise<string | undefined> {
  const { requestNo, requestFor } = repayDraft.get();
  if (requestNo === '' || requestFor === quoteId) return undefined;
  const state = await stateOf(requestNo);
  return state === 'paid' || state === 'processing' ? requestNo : undefined;
}

/** `ended`: the session has, and the way to the login is under way. Undefined: no answer. */
async function stateOf(requestNo: string): Promise<PaymentResult['state'] | 'ended' | undefined> {
  try {
    return (await call('paymentResult', { requestNo }, { toast: false })).state;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.kind === 'expired' ? 'ended' : undefined;
  }
}
