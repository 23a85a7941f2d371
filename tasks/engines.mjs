import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installDebian } from './browser.mjs';
import { run, runPackage } from './run.mjs';

const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const FOLDER = join('.cache', 'engines');
/** Packages with an old Chromium for Linux: 70 is the oldest of package.json's browserslist. */
const CHROMIUMS = { 70: 'chrome-aws-lambda@1.7.0', 67: 'chrome-aws-lambda@67.0.3372' };
/** A driver of the same age. */
const DRIVER = 'puppeteer-core@1.7.0';

/** Installs the engine of iPhones from Debian's packages if that is allowed; without it the tests say that it was not tried. */
export async function ensureWebKit() {
  if (WEBKIT.every((path) => existsSync(path))) return;
  await installDebian(['webkit2gtk-driver', 'xvfb']).catch(() =>
    process.stdout.write('WebKit is not tried: install webkit2gtk-driver and xvfb (Debian).\n'),
  );
}

/** Fetches an old Chromium and its driver; returns the environment for test/engines. */
export async function ensureChromium(version) {
  const folder = join(FOLDER, String(version));
  const packed = resolve(folder, 'node_modules', 'chrome-aws-lambda', 'bin');
  const executable = resolve(folder, 'chromium');
  if (!existsSync(executable)) {
    mkdirSync(folder, { recursive: true });
    const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
    const names = [CHROMIUMS[version], DRIVER];
    const { code, output } = await run('npm', ['install', '--prefix', folder, ...flags, ...names]);
    if (code !== 0) throw new Error(`npm install ${names.join(' ')} failed:\n${output}`);
    const [file] = readdirSync(packed);
    writeFileSync(executable, brotliDecompressSync(readFileSync(join(packed, file))));
    chmodSync(executable, 0o755);
  }
  return {
    OLD_CHROMIUM: executable,
    OLD_PUPPETEER: resolve(folder, 'node_modules', 'puppeteer-core'),
  };
}

/** Runs test/engines in one browser; returns what the trial prints at its end, and throws the failures. */
export async function tryEngine(args, env) {
  const { code, output } = await runPackage('tsx/dist/cli.mjs', ['test/engines/main.ts', ...args], { env });
  if (code !== 0) throw new Error(`\n${output.trim()}`);
  return output.trim().split('\n').at(-1);
}
