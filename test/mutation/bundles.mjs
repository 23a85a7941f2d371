import process from 'node:process';
import bundleGateways from '../runner/gatewayBundles.mjs';

/** Once for each process, not for each mutant. */
export default async function bundleOnce() {
  if (process.env.GATEWAY_BUNDLES === undefined) await bundleGateways();
}
