import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import bundleGateways from './gatewayBundles.mjs';

/** Before a run: what all workers share. */
export default async function prepare() {
  await bundleGateways();
  process.env.STATES_WITHOUT_VIOLATIONS = mkdtempSync(join(tmpdir(), 'clean-'));
}

/** After it. */
export function forget() {
  rmSync(process.env.STATES_WITHOUT_VIOLATIONS ?? '', { recursive: true, force: true });
}
