import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { checks } from './check.mjs';
import { ensureWebKit } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { inLanes } from './lanes.mjs';
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

/** A build as a step: `{ name, ok }`. */
async function building(target) {
  const name = `build:${target}`;
  try {
    await build(target);
    return { name, ok: true };
  } catch (error) {
    process.stdout.write(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}\n`);
    return { name, ok: false };
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
  await ensureWebKit();
  // One build at a time: they share Taro's cache and the keys of the sandbox.
  const builds = async () => [await building('weapp'), await building('h5')];
  const [[weapp, h5], ...checked] = await inLanes([builds, ...checks]);
  // Each step counts as one test.
  for (const { name, ok } of [...checked, weapp, h5]) {
    count(ok ? 1 : 0, ok ? 0 : 1);
    if (!ok) failures.push(name);
  }
  const projects = ['unit', 'gateway'];
  if (h5.ok) projects.push('journeys-h5');
  // Pages outside the mini-program, such as the return pages of a face check, are served with the H5 build.
  if (h5.ok && weapp.ok) projects.push('journeys-weapp', 'package', 'host');
  // One run for all: so at the end no worker waits for the last file of another run. Some unit tests run in pages: they need a browser, but no build.
  await suite(projects, { CHROMIUM: browser });
  close();
  process.exit(sum.failed === 0 ? 0 : 1);
}

test().catch((error) => {
  count(0, 1);
  close();
  giveUp(error);
});
