import { toTab } from '@/navigation';
import { hostApp } from '@/stores/hostApp';
import { waysOut } from '@/stores/waysOut';

/** Spec §3 Credit flow init data. */
export const CALLBACK = 'creditOrLoanCallBackUrl';

/**
 * Leaves the credit flow (spec §4 Credit steps): to the partner's address of this end, else to what was waiting for the flow (`next`), else
 * to the app that opened this one, else home.
 */
export async function leaveFlow(end: 'credit' | 'creditLeft', next: string): Promise<void> {
  if ((await waysOut.leave(end)) || (await waysOut.leaveTo(next))) return;
  if (!(await hostApp.leave())) await toTab('home');
}
