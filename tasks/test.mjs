import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

const sum = { passed: 0, failed: 0 };

function count(passed, failed) {
  sum.passed += passed;
  sum.failed += failed;
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
    return false;
  }
}

/** One run of vitest; if it fails without naming a test, that counts as one failure. */
async function suite(projects, env = {}) {
  const report = `.cache/vitest-${projects.join('-')}.json`;
  rmSync(report, { force: true });
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { env, show: true },
  );
  const { passed, failed } = readReport(report);
  count(passed, code !== 0 && failed === 0 ? 1 : failed);
}

function readReport(file) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    // A file that does not load has no tests of its own to fail.
    const failures = testResults.map(({ status, assertionResults }) => {
      const named = assertionResults.filter((test) => test.status === 'failed').length;
      return status === 'failed' ? Math.max(named, 1) : named;
    });
    return { passed: numPassedTests, failed: failures.reduce((total, one) => total + one, 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function test() {
  await ensureInstalled();
  const browser = await ensureBrowser();
  for (const { ok } of await check()) count(ok ? 1 : 0, ok ? 0 : 1);
  // Some of the units are pages of their own: they need a browser, and no build.
  const env = { CHROMIUM: browser };
  await suite(['unit', 'plain'], env);
  const h5 = await step('build:h5', () => build('h5'));
  const weapp = await step('build:weapp', () => build('weapp'));
  if (h5) await suite(['journeys-h5'], env);
  // Pages outside the mini-program, as those that a face check returns by, are served with H5's.
  if (h5 && weapp) {
    await suite(['package'], env);
    await suite(['host'], env);
    await suite(['journeys-weapp'], env);
  }
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

test().catch((error) => {
  process.stdout.write(`${sum.passed} passed, ${sum.failed + 1} failed\n`);
  giveUp(error);
});
