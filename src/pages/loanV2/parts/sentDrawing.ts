import type { Response } from '@/contract';
import { loanCalls } from '@/contract/loan';
import { call } from '@/request';
import { loanDraft } from './loanDraft';

export type PaymentResult = Response<'paymentResult'>;

/** The truth about a drawing is known: paid out, nothing of the draft is needed; failed, the inputs are kept for another try. */
export function settleDraft(requestNo: string, state: PaymentResult['state']): void {
  if (loanDraft.get().requestNo !== requestNo) return;
  if (state === 'paid') loanDraft.drop();
  if (state === 'failed') loanDraft.forgetDrawing();
}

/**
 * The request number of a drawing that went out and of which nobody knows yet what became of it: as long as there is
 * one, no other is begun. Of one that was said never to have arrived it is asked as well: should it have come late, the
 * person has to hear of it before another is begun. Rejects without a toast.
 */
export async function openQuestion(): Promise<string | undefined> {
  const { sent, requestNo } = loanDraft.get();
  if (requestNo === '') return undefined;
  const { state } = await call(loanCalls.paymentResult, { requestNo });
  settleDraft(requestNo, state);
  const unsettled = state === 'processing' || (sent ? state === 'unknown' : state === 'paid');
  return unsettled ? requestNo : undefined;
}
