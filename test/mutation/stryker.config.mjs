import process from 'node:process';
import { AREAS } from './areas.mjs';

const name = process.env.MUTATED_AREA;
const area = AREAS[name];

/** Of one area (areas.mjs), which tasks/mutate.mjs names. */
export default {
  mutate: area.mutate,
  ignoreStatic: area.ignoreStatic ?? false,
  testRunner: 'jest',
  // Each mutant is judged only by the tests that reach it; runner.cjs leaves out the other files.
  coverageAnalysis: 'perTest',
  jest: { configFile: 'test/mutation/jest.config.mjs', enableFindRelatedTests: false },
  // Types are not checked: a mutant that the compiler refuses counts as one more to kill.
  disableTypeChecks: false,
  // A slow machine must not pass for a killed mutant; an endless loop is noticed by Stryker's own count.
  timeoutMS: 60_000,
  concurrency: 1,
  // Each test file leaves something behind in its process.
  maxTestRunnerReuse: 150,
  tempDirName: '.cache/mutation/copy',
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', '.sandbox', '.test-output', '.ci', 'dist', 'docs', 'src/**/*.{png,jpg,svg}'],
  incrementalFile: `.cache/mutation/${name}.incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
};
