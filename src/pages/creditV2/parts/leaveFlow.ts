import { toTab } from '@/navigation';
import { hostApp } from '@/stores/hostApp';
import { flowEnds } from '@/stores/flowEnds';

/**
 * Leaves the credit flow (spec §4 Credit steps): to the partner's address for this end, otherwise to the page that waits for the flow
 * (`next`), otherwise to the app that opened this one, otherwise home.
 */
export async function leaveFlow(end: 'credit' | 'creditLeft', next: string): Promise<void> {
  if ((await flowEnds.leave(end)) || (await flowEnds.leaveTo(next))) return;
  if (!(await hostApp.leave())) await toTab('home');
}
