import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { withGateway } from './serve.mjs';

/** Fetched only for the measurement: it would be half of all packages. */
const PACKAGE = 'lighthouse@12.2.3';
const ROUNDS = 5;
/** Sometimes it cannot record a visit, and asks for another run (NO_NAVSTART). */
const TRIES = 3;
/** How much slower the phone is than this machine. Lighthouse's 4 is meant for a fast machine: on another, use the value that gives an empty app its usual figures. */
const SLOWDOWN = process.env.BENCH_SLOWDOWN ?? '4';
const FIGURES = {
  lcp: 'largest-contentful-paint',
  tti: 'interactive',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One visit of an average phone on a slow network, as Lighthouse simulates both. */
async function visit(address, executablePath, folder, tries = TRIES) {
  const report = join(folder, 'report.json');
  const { code, output } = await run(
    'npx',
    [
      '--yes',
      PACKAGE,
      address,
      '--quiet',
      '--only-categories=performance',
      `--throttling.cpuSlowdownMultiplier=${SLOWDOWN}`,
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { CHROME_PATH: executablePath } },
  );
  if (code !== 0 && tries > 1) return visit(address, executablePath, folder, tries - 1);
  if (code !== 0) throw new Error(`${output}\nLighthouse failed.`);
  const { audits } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.fromEntries(
    Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit].numericValue]),
  );
}

/** Medians of visits to both apps in turn, so that a busy moment of the machine affects both. */
export async function measureInLighthouse(appDirs, executablePath) {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const visits = appDirs.map(() => []);
  const all = (addresses) => async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, address] of addresses.entries())
        visits[index].push(await visit(address, executablePath, folder));
  };
  const serve = (addresses, [appDir, ...others]) =>
    withGateway(appDir, (address) =>
      others.length === 0 ? all([...addresses, address])() : serve([...addresses, address], others),
    );
  try {
    await serve([], appDirs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return visits.map((own) =>
    Object.fromEntries(Object.keys(FIGURES).map((name) => [name, median(own.map((one) => one[name]))])),
  );
}
