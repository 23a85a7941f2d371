import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inClone } from '../clone.mjs';
import { firstCommands } from '../firstCommand.mjs';
import { must } from '../must.mjs';

/** The oldest version that we name, and the release lines that still get updates. */
const NODES = ['20.19.0', '22', '24'];
const { platform, arch } = process;
const PACKAGE = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Each Node installs, builds and starts a clone. npm has every Node as a package per system. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
  try {
    const seen = [];
    for (const version of NODES) {
      writeFileSync(join(folder, 'package.json'), '{}');
      await must('npm', ['install', '--no-audit', `${PACKAGE}@${version}`], { cwd: folder });
      const bin = join(folder, 'node_modules', PACKAGE, 'bin');
      seen.push((await must(join(bin, 'node'), ['--version'])).trim());
      await inClone(`node-${version}`, (clone) => firstCommands(clone, bin));
    }
    return `${seen.join(', ')}: install, build both targets, start`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
