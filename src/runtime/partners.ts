import { hostBridge } from '@/platform/hostBridge';
import { partnerScript } from '@/platform/partnerScript';
import { ANALYTICS_SCRIPT } from '@/settings';
import { hostApp } from '@/stores/hostApp';
import { reportPartner } from './errorReports';

/**
 * Spec §4 Launch, channel 4-4-12. The script is not ours, so nothing of the product waits for it, uses it, or changes with its outcome:
 * what went wrong is only logged. A mini-program runs no foreign script.
 */
export async function startAnalytics(): Promise<void> {
  const [address = '', integrity = ''] = ANALYTICS_SCRIPT;
  // A build without the contract of that partner.
  if (address === '') return;
  const outcome = await partnerScript.load({ address, integrity });
  if (outcome !== 'loaded' && outcome !== 'unavailable') reportPartner(`partner script ${outcome}`);
}

/** Spec §4 Launch, channel 2-4-7: the partner's own app opened us. A browser has no bridge: nothing to start, and nothing to log. */
export async function startBridge(): Promise<void> {
  const outcome = await hostBridge.start();
  if (outcome === 'started') hostApp.leaveBy(() => hostBridge.leave());
  else if (outcome === 'broken') reportPartner('host bridge broken');
}
