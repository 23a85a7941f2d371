import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackage } from '../run.mjs';

/** The results of a script of test/bench. */
async function answerOf(script) {
  const desk = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const answer = join(desk, 'answer.json');
    const { code, output } = await runPackage('tsx/dist/cli.mjs', [script, answer]);
    if (code !== 0) throw new Error(`${script} could not measure:\n${output}`);
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}

/** The cost of the gateway's calls, compared with an empty server: `{ name: { perSecond, median, worstOfHundred } }`, times in milliseconds. */
export const measureGateway = () => answerOf('test/bench/gateway.ts');

/** How much one, two and four gateways on one PostgreSQL answer, and what they use for it; read from /proc, which only Linux has. */
export const measureProcesses = () =>
  process.platform === 'linux' ? answerOf('test/bench/processes.ts') : undefined;
