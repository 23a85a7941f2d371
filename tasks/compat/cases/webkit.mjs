import { build } from '../../build.mjs';
import { ensureWebKit, tryEngine } from '../../engines.mjs';

/** The engine of iPhones: the main loop, and every page once. */
export async function run() {
  await build('h5');
  await ensureWebKit();
  return tryEngine(['webkit']);
}
