import fc from 'fast-check';
import type { Database } from '../../gateway/database';
import { trialBalance } from '../../gateway/ledger/trialBalance';
import { histories, live, type History } from './history';
import { Gateway } from './real/gateway';

export interface Wanted {
  readonly runs: number;
  readonly seed: number;
  /** Where in the seed's histories to begin: what a failure names. */
  readonly path?: string;
  /** Called after each history that agrees. */
  readonly lived?: () => void;
}

/** What went wrong in the shortest history that shows it, and how to live it again; undefined: nothing. */
export async function simulate(
  db: Database,
  { runs, seed, path, lived }: Wanted,
): Promise<string | undefined> {
  const gateway = new Gateway(db);
  const property = fc.asyncProperty(histories, async (history: History) => {
    await live(gateway, history);
    lived?.();
  });
  const result = await fc.check(property, { numRuns: runs, seed, ...(path === undefined ? {} : { path }) });
  if (result.failed) {
    const again = `npm run simulate -- --runs 1 --seed ${seed} --path ${result.counterexamplePath ?? ''}`;
    return `${String(result.errorInstance)}\n${shown(result.counterexample?.[0])}\n${again}`;
  }
  const { balanced } = await trialBalance(db);
  return balanced ? undefined : 'the whole ledger does not balance';
}

const shown = (history: History | undefined): string =>
  history === undefined
    ? ''
    : [
        JSON.stringify({ ...history, steps: undefined }),
        ...history.steps.map((step, index) => `  ${index + 1} ${JSON.stringify(step)}`),
      ].join('\n');
