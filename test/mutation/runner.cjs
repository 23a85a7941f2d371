const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const process = require('node:process');
const { default: TestRunner } = require('jest-runner');

const REACHED = join('.cache', 'reached.json');

const failed = (result) => result.numFailingTests > 0 || result.testExecError !== undefined;

/**
 * Jest's own runner, but of a mutant it runs only the files that reach it (environment.mjs), quick ones first, and stops after the first that fails:
 * Stryker names tests, for which jest would load all files, and jest cannot stop early inside another program.
 */
module.exports = class UntilKilled extends TestRunner {
  async runTests(tests, watcher, options) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined || !existsSync(REACHED)) return super.runTests(tests, watcher, options);
    const reached = JSON.parse(readFileSync(REACHED, 'utf8'));
    const own = tests.filter(({ path }) => reached[path]?.includes(mutant));
    let killed = false;
    const stop = this.on('test-file-success', ([, result]) => (killed ||= failed(result)));
    for (const test of own.sort((one, other) => (one.duration ?? 0) - (other.duration ?? 0))) {
      if (killed) break;
      await super.runTests([test], watcher, options);
    }
    stop();
  }
};
