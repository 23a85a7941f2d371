import { openTarget, toTab } from '@/navigation';

/** Spec §3 Credit flow init data. */
export const CALLBACK = 'creditOrLoanCallBackUrl';

/** Leaves the credit flow: to the callback address, if it is one of ours or of a known host, else home (spec §4 Credit steps). */
export async function leaveFlow(callbackUrl: string): Promise<void> {
  if (callbackUrl !== '' && (await openTarget(callbackUrl)) === 'opened') return;
  await toTab('home');
}
