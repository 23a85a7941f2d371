import { openTarget, toTab } from '@/navigation';
import { hostApp } from '@/stores/hostApp';

/** Spec §3 Credit flow init data. */
export const CALLBACK = 'creditOrLoanCallBackUrl';

/**
 * Leaves the credit flow: to the callback address, if it is one of ours or of a known host, else to the app that opened this one, else home
 * (spec §4 Credit steps).
 */
export async function leaveFlow(callbackUrl: string): Promise<void> {
  if (callbackUrl !== '' && (await openTarget(callbackUrl)) === 'opened') return;
  if (!(await hostApp.leave())) await toTab('home');
}
