import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE } from '../bank/image';

const ROOT = join(__dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'signal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const left = () => readdirSync(folder).filter((name) => name.startsWith('scenario-'));

it('a playing that is broken off leaves no data behind, and has not succeeded', async () => {
  const file = join('scenarios', 'early-payoff.json');
  const args = ['--import', 'tsx', join('gateway', 'console', 'scenario', 'main.ts'), file, '--check'];
  const env = { ...process.env, TMPDIR: folder, SANDBOX_DATA: CACHE };
  const playing = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  const ended = once(playing, 'exit');
  while (left().length === 0 && playing.exitCode === null) await new Promise((go) => setTimeout(go, 20));
  expect(left()).toHaveLength(1);
  playing.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
  expect(left()).toEqual([]);
});
