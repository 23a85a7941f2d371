import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { giveUp, isMain, root } from './root.mjs';
import { runPackage } from './run.mjs';

/** Tests of days, dues and deadlines: the last evening of the year is in the middle of what they count. */
const FILES = [
  'domain/dates/civil',
  'domain/repay/due',
  'domain/repay/coolingOff',
  'gateway/arrivalDay',
  'gateway/documents/contractPdf',
  'gateway/facts/lateAndDue',
  'gateway/idCardExpired',
  'gateway/repay/overMidnight',
  'gateway/valueDay',
  'pages/home/debtFree',
  'pages/overMidnight/everyPage',
  'pages/repay/overMidnight',
];

/** Four hours before a year ends in Shanghai: the next day and the next month are in another year. Around midnight the suite would move the clock itself. */
const LAST_EVENING = '2026-12-31T20:00:00+08:00';

const PROJECTS = ['unit', 'gateway'];

/** Jest's arguments and environment for a run on that evening. */
const yearEnd = (files = FILES.map((file) => `test/${file}.test.ts`)) => ({
  args: ['--runTestsByPath', ...files],
  env: {
    TEST_DATE: LAST_EVENING,
    TEST_DATE_SINCE: new Date().toISOString(),
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'test/runner/clock.mjs')).href}`,
  },
});

/** `node tasks/yearEnd.mjs [test files]`: these, or the ones above. */
async function main() {
  await ensureInstalled();
  const given = process.argv.slice(2);
  const { args, env } = yearEnd(given.length > 0 ? given : undefined);
  const { code } = await runPackage('jest/bin/jest.js', [...args, '--selectProjects', ...PROJECTS], {
    env,
    show: true,
  });
  process.exit(code);
}

if (isMain(import.meta)) main().catch(giveUp);
