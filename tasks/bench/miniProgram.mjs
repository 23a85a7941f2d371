import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackage } from '../run.mjs';

/**
 * The cost of the pages of dist/weapp in the host of the journeys: `[{ path, shown, calls, bytes, nodes }]`, with the setData of the first
 * second and the visible WXML nodes after it. Counts, the same on any machine that is fast enough to open a page.
 */
export async function measureMiniPages() {
  const desk = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const answer = join(desk, 'pages.json');
    const { code, output } = await runPackage('tsx/dist/cli.mjs', ['test/bench/miniPages.ts', answer]);
    if (code !== 0) throw new Error(`The pages of the mini-program could not be measured:\n${output}`);
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}
