import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../../run.mjs';

/** The npm of Node 20, 22 and 24. */
const NPMS = ['10.8.2', '10.9.4', '11.6.2'];
const SYSTEMS = ['win32-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];
/** The files that npm reads to plan an installation. */
const READ = ['package.json', 'package-lock.json', '.npmrc', 'gateway/package.json', 'config/tarojs-binding'];

const npm = (version, args, cwd) =>
  runProgram('npm', ['exec', '--yes', `npm@${version}`, '--', ...args], { cwd });

async function planned(folder) {
  const lock = join(folder, 'package-lock.json');
  const before = readFileSync(lock, 'utf8');
  for (const version of NPMS)
    for (const system of SYSTEMS) {
      const [os, cpu] = system.split('-');
      const { code, output } = await npm(version, ['ci', '--dry-run', `--os=${os}`, `--cpu=${cpu}`], folder);
      if (code !== 0) throw new Error(`npm ${version}, ${system}:\n${output}`);
      if (output.includes('EBADENGINE')) throw new Error(`npm ${version} warns:\n${output}`);
      if (readFileSync(lock, 'utf8') !== before) throw new Error(`npm ${version} changes the lock`);
    }
  return `npm ci of ${NPMS.join(', ')} plans for ${SYSTEMS.join(', ')} and leaves the lock alone`;
}

/** Every npm can install the lock file's packages on every system; it only plans, and installs nothing. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  for (const path of READ) cpSync(path, join(folder, path), { recursive: true });
  return planned(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}
