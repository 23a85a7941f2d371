import { loanCalls } from '@/contract/loan';
import type { PaymentResult } from '@/features/moneyOrder';
import { call, CallFailure } from '@/request';
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

/** An earlier request of this repayment, under another number: none, or it moved nothing; or what is to be done about it. */
export type Earlier =
  | { readonly kind: 'none' | 'ended' | 'unanswered' }
  | { readonly kind: 'arrived'; readonly requestNo: string };

/**
 * Whether an earlier request, under another number, was carried out after all: asked once more before money is asked for
 * under a new one. `unanswered`: nobody knows, and so nothing new may go out.
 */
export async function arrivedAfterAll(quoteId: string): Promise<Earlier> {
  const { requestNo, requestFor } = repayDraft.get();
  if (requestNo === '' || requestFor === quoteId) return { kind: 'none' };
  const state = await stateOf(requestNo);
  if (state === undefined) return { kind: 'unanswered' };
  if (state === 'ended') return { kind: 'ended' };
  return state === 'paid' || state === 'processing' ? { kind: 'arrived', requestNo } : { kind: 'none' };
}

/** `ended`: the session has, and the way to the login is under way. Undefined: no answer. */
async function stateOf(requestNo: string): Promise<PaymentResult['state'] | 'ended' | undefined> {
  try {
    return (await call(loanCalls.paymentResult, { requestNo })).state;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.kind === 'expired' ? 'ended' : undefined;
  }
}
