import type { Database } from '../../gateway/database';
import { emptyDatabase } from '../gateway/bank/pool';
import { openEngine } from './database';
import { simulate } from './simulation';

/**
 * Random histories of borrowers against a small model of the lending rules. A fixed seed: a run that fails fails again. `npm run simulate` lives
 * new ones.
 */
const SEED = 20_261_118;

async function liveOn(db: Database, runs: number): Promise<void> {
  try {
    expect(await simulate(db, { runs, seed: SEED })).toBeUndefined();
  } finally {
    await db.close();
  }
}

it('100 histories agree with the model to the fen', async () => liveOn(await emptyDatabase(), 100), 600_000);

it('and on PostgreSQL', async () => liveOn(await openEngine('postgres'), 20), 600_000);
