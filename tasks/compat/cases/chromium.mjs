import { build } from '../../build.mjs';
import { ensureChromium, tryEngine } from '../../engines.mjs';

/** The oldest Chromium that the product supports: the main loop, and every page once. In an older one: the page that says that it is too old. */
export async function run() {
  await build('h5');
  const oldest = await tryEngine(['chromium'], await ensureChromium(70));
  return `${oldest}; ${await tryEngine(['tooOld'], await ensureChromium(67))}`;
}
