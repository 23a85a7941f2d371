import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

const sum = { passed: 0, failed: 0 };
/** Failures, repeated at the end: the output of a whole run is long, and often only its end is kept. */
const failures = [];

function count(passed, failed) {
  sum.passed += passed;
  sum.failed += failed;
}

/** Prints the summary of a run: the failed tests by name, and the totals. */
function close() {
  for (const name of failures) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
}

/** A step that counts as one test. */
async function step(name, work) {
  try {
    await work();
    count(1, 0);
    return true;
  } catch (error) {
    process.stdout.write(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}\n`);
    count(0, 1);
    failures.push(name);
    return false;
  }
}

/** One run of jest; if it fails without naming a test, that counts as one failure. */
async function suite(projects, env = {}) {
  const report = `.cache/jest-${projects.join('-')}.json`;
  rmSync(report, { force: true });
  const { code } = await runPackage(
    'jest/bin/jest.js',
    ['--json', `--outputFile=${report}`, '--silent', '--selectProjects', ...projects],
    { env, show: true },
  );
  const { passed, failed, named } = readReport(report);
  count(passed, code !== 0 && failed === 0 ? 1 : failed);
  failures.push(...named);
  if (code !== 0 && failed === 0)
    failures.push(`${projects.join(', ')}: ended with ${code}, no test of it failed`);
}

function readReport(file) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const named = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const tests = assertionResults.filter((test) => test.status === 'failed');
      // A file that does not load has no tests that could fail.
      if (status === 'failed' && tests.length === 0) return [`${file}: ${message}`];
      return tests.map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}\n    ${failureMessages[0] ?? ''}`,
      );
    });
    return { passed: numPassedTests, failed: named.length, named };
  } catch {
    return { passed: 0, failed: 1, named: [`${file} cannot be read`] };
  }
}

async function test() {
  await ensureInstalled();
  const browser = await ensureBrowser();
  for (const { name, ok } of await check()) {
    count(ok ? 1 : 0, ok ? 0 : 1);
    if (!ok) failures.push(name);
  }
  // Some unit tests run in pages: they need a browser, but no build.
  const env = { CHROMIUM: browser };
  await suite(['unit', 'gateway'], env);
  const h5 = await step('build:h5', () => build('h5'));
  const weapp = await step('build:weapp', () => build('weapp'));
  if (h5) await suite(['journeys-h5'], env);
  // Pages outside the mini-program, such as the return pages of a face check, are served with the H5 build.
  if (h5 && weapp) {
    await suite(['package'], env);
    await suite(['host'], env);
    await suite(['journeys-weapp'], env);
  }
  close();
  process.exit(sum.failed === 0 ? 0 : 1);
}

test().catch((error) => {
  count(0, 1);
  close();
  giveUp(error);
});
