import type { RefusalName } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { reportDevice } from '@/features/deviceReport';
import { refusalName } from '@/model/form';
import { replace } from '@/navigation';
import { call, CallFailure } from '@/request';
import { channel } from '@/stores/channel';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { track } from '@/stores/track';

/** Address of the page that waits for the flow (spec §3 Credit flow init data). */
export const CALLBACK = 'creditOrLoanCallBackUrl';

/** Refusals that the result page explains. */
const DECIDED: ReadonlySet<RefusalName<typeof creditCalls.creditSubmit> | undefined> = new Set([
  'underReview',
  'lineLives',
  'retryLater',
]);

/**
 * Submits the application, or its supplement, and opens the result page (spec §7 creditSubmit). The request number stays the same until the
 * result is known: two requests make one application. Rejects with CallFailure; `again` runs first, because a step may be incomplete again.
 */
export async function submitApplication(again: () => Promise<unknown>): Promise<void> {
  try {
    const requestNo = drafts.requestNo('credit', 'appl');
    const request = { publish: 'H5', step: 'appl', requestNo, ...channel.ids } as const;
    const submit = { eventType: 'submit', pageModule: 'credit' };
    const { applySeq } = await track.following(submit, call(creditCalls.creditSubmit, request));
    void reportDevice('01', applySeq);
    track.attribution('creditSubmit');
    await toCreditResult({ from: 'creditConfig' });
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.kind === 'expired') throw failure;
    if (DECIDED.has(refusalName(creditCalls.creditSubmit, failure))) {
      feedback.toast(failure.message);
      return toCreditResult();
    }
    // If only the answer was lost, the application shows after the reload.
    await again();
    throw failure;
  }
}

/** The flow is over: drops its draft and passes the callback address on to the result page. */
export function toCreditResult(params: { from?: 'creditConfig' } = {}): Promise<void> {
  const { callbackUrl } = drafts.get('credit');
  drafts.drop('credit');
  return replace('creditResult', { ...params, [CALLBACK]: callbackUrl || undefined });
}
