import { openTarget, toTab, type PageParams } from '@/navigation';
import { hostApp } from '@/stores/hostApp';
import { persisted } from '@/stores/persisted';

/** Spec §3 Credit flow init data. */
export const CALLBACK = 'creditOrLoanCallBackUrl';

/** Where the flow was asked to be left to: by its own address, else by the link that the app was opened with, which is good for one flow. */
export function callbackOf(params: PageParams): string {
  const own = params.get(CALLBACK) ?? '';
  if (own !== '') return own;
  const ofLaunch = persisted.get(CALLBACK);
  if (ofLaunch !== '') persisted.forget([CALLBACK]);
  return ofLaunch;
}

/**
 * Leaves the credit flow: to the callback address, if it is one of ours or of a known host, else to the app that opened this one, else home
 * (spec §4 Credit steps).
 */
export async function leaveFlow(callbackUrl: string): Promise<void> {
  if (callbackUrl !== '' && (await openTarget(callbackUrl)) === 'opened') return;
  if (!(await hostApp.leave())) await toTab('home');
}
