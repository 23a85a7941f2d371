import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import WithDatabases from '../runner/environment.mjs';

/** Which mutants each test file reaches, for the runs of the mutants (runner.cjs). */
const REACHED = join('.cache', 'reached.json');
const reached = {};

const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;

function timesReached({ mutantCoverage } = {}) {
  const times = {};
  const parts = [mutantCoverage?.static, ...Object.values(mutantCoverage?.perTest ?? {})];
  for (const part of parts) {
    for (const [mutant, count] of Object.entries(part ?? {})) times[mutant] = (times[mutant] ?? 0) + count;
  }
  return times;
}

/** The project's test environment for Stryker: notes which file reaches which mutant, and skips what follows the test that kills a mutant. */
export default class UnderMutation extends WithDatabases {
  #path;
  #before;
  #killed = false;

  constructor(config, context) {
    super(config, context);
    this.#path = context.testPath;
  }

  async setup() {
    await super.setup();
    this.#before = timesReached(this.global.__stryker__);
  }

  async handleTestEvent(event) {
    if (activeMutant() === undefined) return;
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#killed = true;
    if (!this.#killed) return;
    if (event.name === 'test_start') event.test.mode = 'skip';
    if (event.name === 'run_describe_start') event.describeBlock.mode = 'skip';
  }

  async teardown() {
    if (activeMutant() === undefined) this.#note();
    await super.teardown();
  }

  #note() {
    const after = timesReached(this.global.__stryker__);
    reached[this.#path] = Object.keys(after).filter((mutant) => after[mutant] !== this.#before[mutant]);
    mkdirSync(dirname(REACHED), { recursive: true });
    writeFileSync(REACHED, JSON.stringify(reached));
  }
}
