import { join } from 'node:path';
import process from 'node:process';
import base from '../../jest.config.mjs';
import { AREAS } from './areas.mjs';

const root = join(import.meta.dirname, '..', '..');
const [unit] = base.projects;
const area = AREAS[process.env.MUTATED_AREA];

/** The project's configuration for one area. Stryker runs it in its copy of the project, in one process. */
export default {
  ...unit,
  testMatch: area.tests.map((pattern) => `<rootDir>/test/${pattern}`),
  testEnvironment: join(root, 'test', 'mutation', 'environment.mjs'),
  runner: '<rootDir>/test/mutation/runner.cjs',
  roots: ['<rootDir>/test'],
  ...(area.wholeGateway && { globalSetup: '<rootDir>/test/mutation/bundles.mjs' }),
  watchman: false,
  // Many a mutant waits for what never comes.
  testTimeout: 30_000,
};
