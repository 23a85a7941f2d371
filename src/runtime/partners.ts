import { hostBridge } from '@/platform/hostBridge';
import { partnerScript } from '@/platform/partnerScript';
import { ANALYTICS_SCRIPT } from '@/settings';
import { hostApp } from '@/stores/hostApp';

/** The error for the error log; '' if there is none. */
type Fault = string;

/**
 * Spec §4 Launch, channel 4-4-12. The script is not ours, so nothing of the product waits for it, uses it, or changes with its outcome.
 * A mini-program runs no foreign script.
 */
export async function startAnalytics(): Promise<Fault> {
  const [address = '', integrity = ''] = ANALYTICS_SCRIPT.split(' ');
  // This build has no contract with that partner.
  if (address === '') return '';
  const outcome = await partnerScript.load({ address, integrity });
  return outcome === 'loaded' || outcome === 'unavailable' ? '' : `partner script ${outcome}`;
}

/** Spec §4 Launch, channel 2-4-7: the partner's own app opened us. A browser has no bridge: nothing to start, and nothing to log. */
export async function startBridge(): Promise<Fault> {
  const outcome = await hostBridge.start();
  if (outcome === 'started') hostApp.leaveBy(() => hostBridge.leave());
  return outcome === 'broken' ? 'host bridge broken' : '';
}
