import { existsSync } from 'node:fs';
import { basename, win32 } from 'node:path';
import { giveUp, isMain } from './root.mjs';
import { run } from './run.mjs';

/** Debian's Chromium without windows: a test sees the same, with a fifth less processor time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const LINUX = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
];
const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Paths below the program folders, for all users or for one. */
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
];
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/** Where a system puts Chrome, Edge and Chromium. */
export function usualPlaces(platform, env) {
  if (platform === 'darwin') return MACOS;
  if (platform !== 'win32') return LINUX;
  const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter((folder) => folder !== undefined);
  return WINDOWS.flatMap((parts) => folders.map((folder) => win32.join(folder, ...parts)));
}

/** Says what to do on this system if a browser or a font is missing. `names`: Debian's packages. */
export function advice(platform, names) {
  const byName = 'or give the path of a browser as CHROMIUM';
  if (platform === 'win32') return `Please install Google Chrome or Microsoft Edge, ${byName}.`;
  if (platform === 'darwin')
    return `Please install Google Chrome (brew install --cask google-chrome), ${byName}.`;
  return `Please install ${names.join(' and ')} (Debian: apt-get install ${names.join(' ')}), ${byName}.`;
}

/** Path of the browser for the journeys: CHROMIUM, or one of the usual places; undefined if there is none. */
export function findBrowser({ platform = process.platform, env = process.env, exists = existsSync } = {}) {
  const named = env.CHROMIUM ?? '';
  if (named === '') return usualPlaces(platform, env).find((path) => exists(path));
  if (!exists(named)) throw new Error(`CHROMIUM names a browser that is not there: ${named}`);
  return named;
}

/** Without a Chinese font the pages show empty squares; systems other than Linux always have one. */
async function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  const { output } = await run('fc-list', [':lang=zh-cn', 'family']).catch(() => ({ output: '' }));
  return output.trim() !== '';
}

/** Installs Debian's packages if that is allowed; otherwise throws a text that says what to do. */
export async function installDebian(names) {
  const byHand = advice(process.platform, names);
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
    ...(findBrowser() === undefined ? [basename(WINDOWLESS)] : []),
    ...((await hasChineseFont()) ? [] : ['fontconfig', 'fonts-noto-cjk']),
  ];
  if (missing.length > 0) await installDebian(missing);
  const browser = findBrowser();
  if (browser === undefined)
    throw new Error(`No browser was found. ${advice(process.platform, ['chromium'])}`);
  return browser;
}

if (isMain(import.meta)) {
  ensureBrowser()
    .then((path) => process.stdout.write(`${path}\n`))
    .catch(giveUp);
}
