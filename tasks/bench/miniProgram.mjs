import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackage } from '../run.mjs';

/**
 * What the pages of dist/weapp cost in the host of the journeys: `[{ path, shown, calls, bytes, nodes }]`, with the setData of the first
 * second and the WXML nodes on view after it. Counts, the same on any machine that is not too slow to open a page.
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
