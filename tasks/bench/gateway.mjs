import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackage } from '../run.mjs';

/** What the gateway's calls cost beside a bare server: `{ name: { perSecond, median, worstOfHundred } }`, times in milliseconds. */
export async function measureGateway() {
  const desk = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const answer = join(desk, 'gateway.json');
    const { code, output } = await runPackage('tsx/dist/cli.mjs', ['test/bench/gateway.ts', answer]);
    if (code !== 0) throw new Error(`The gateway could not be measured:\n${output}`);
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}
