import { existsSync } from 'node:fs';
import { giveUp, isMain } from './root.mjs';
import { run } from './run.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the browser for the journeys: CHROMIUM, or one of the usual places; undefined if there is none. */
export const findBrowser = () =>
  [process.env.CHROMIUM ?? '', ...USUAL_PLACES].find((path) => existsSync(path));

/** Without a Chinese font the pages show empty squares; systems other than Linux always have one. */
async function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  const { output } = await run('fc-list', [':lang=zh-cn', 'family']).catch(() => ({ output: '' }));
  return output.trim() !== '';
}

async function install(names) {
  const byHand = `Please install ${names.join(' and ')} (Debian: apt-get install ${names.join(' ')}), or name a browser by CHROMIUM=/path.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(byHand);
  process.stdout.write(`Installing ${names.join(', ')} …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env,
  });
  if (code !== 0) throw new Error(`${output}\n${byHand}`);
}

/** The browser and a Chinese font, installed from Debian's packages if that is allowed. */
export async function ensureBrowser() {
  const missing = [
    ...(findBrowser() === undefined ? ['chromium'] : []),
    ...((await hasChineseFont()) ? [] : ['fontconfig', 'fonts-noto-cjk']),
  ];
  if (missing.length > 0) await install(missing);
  const browser = findBrowser();
  if (browser === undefined) throw new Error('No browser was found; name one by CHROMIUM=/path.');
  return browser;
}

if (isMain(import.meta)) {
  ensureBrowser()
    .then((path) => process.stdout.write(`${path}\n`))
    .catch(giveUp);
}
