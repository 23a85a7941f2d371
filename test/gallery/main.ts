/** Pictures and measures of every state: `tsx test/gallery/main.ts [--only <part of persona-state>] [--size <part of a size>]`; run by `npm run gallery`. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../architecture/files';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import { launchBrowser, PHONE } from '../journeys/driver/browser';
import { GatewayProcess } from '../journeys/driver/gateway';
import { Layout } from '../journeys/driver/layout';
import { logInOnce, storageOn } from './people';
import { takePicture } from './picture';
import { drawSheets } from './sheets';
import { SIZES, type Size } from './sizes';
import { GALLERIES, type Gallery } from './states';

const FOLDER = join(root, '.test-output', 'gallery');
const FIRST_PHONE = 13_700_100_000;
const USUAL_TEXT = 16;

const option = (name: string): string =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : '';
const only = option('--only');
const sizes = SIZES.filter(({ name }) => name.includes(option('--size')));
const wanted = (persona: string, name: string): boolean => `${persona}-${name}`.includes(only);

interface Row {
  readonly size: string;
  readonly name: string;
  readonly shift: number;
  readonly problems: readonly string[];
}

async function main(): Promise<boolean> {
  const gateway = await GatewayProcess.start();
  const browsers = await Promise.all(
    sizes.map(({ text = 1 }) => launchBrowser([`--blink-settings=defaultFontSize=${USUAL_TEXT * text}`])),
  );
  const [first] = browsers as [Browser, ...Browser[]];
  const console = new Console(overNetwork(gateway.url));
  const rows: Row[] = [];
  try {
    for (const [index, gallery] of GALLERIES.entries()) {
      const states = gallery.states.filter(({ name }) => wanted(gallery.persona, name));
      if (states.length > 0) rows.push(...(await show({ ...gallery, states }, String(FIRST_PHONE + index))));
    }
    for (const { name: size } of sizes) {
      const names = [...new Set(rows.map(({ name }) => name))];
      await drawSheets(first, FOLDER, size, names);
    }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await gateway.close();
  }
  return report(rows);

  async function show({ persona, states }: Gallery, phone: string): Promise<readonly Row[]> {
    const storage = await logInOnce(first, gateway.url, console, persona, phone);
    const windows = await Promise.all(
      sizes.map(async (size, index) =>
        open(browsers[index] ?? first, size, storageOn(size, storage, gateway.url)),
      ),
    );
    const seen: Row[] = [];
    for (const state of states) {
      const faults = (state.faults ?? []).map((fault) => ({ ...fault, times: 1000 }));
      if (faults.length > 0) await console.faults(faults);
      const name = `${persona}-${state.name}`;
      const row = await Promise.all(
        windows.map(async ({ size, page, layout }): Promise<Row> => {
          const file = join(FOLDER, size, `${name}.png`);
          return { size, name, ...(await takePicture(page, layout, gateway.url, state, file)) };
        }),
      );
      row.forEach(print);
      seen.push(...row);
      if (faults.length > 0) await console.clearFaults();
    }
    await Promise.all(windows.map(({ page }) => page.context().close()));
    return seen;
  }

  async function open(browser: Browser, size: Size, storageState: Parameters<typeof storageOn>[1]) {
    const { width, height } = size;
    const context = await browser.newContext({ ...PHONE, viewport: { width, height }, storageState });
    // tsx names each function by this call, which a page does not know.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const layout = new Layout(page);
    await layout.watch();
    return { size: size.name, page, layout };
  }
}

function print({ size, name, shift, problems }: Row): void {
  if (problems.length === 0) return;
  process.stdout.write(
    `${size.padEnd(8)} ${name.padEnd(32)} CLS ${shift.toFixed(3)}  ${problems.join('  |  ')}\n`,
  );
}

/** Prints the sum; true if nothing is wrong. */
function report(rows: readonly Row[]): boolean {
  const bad = rows.filter(({ problems }) => problems.length > 0);
  const worst = Math.max(0, ...rows.map(({ shift }) => shift));
  process.stdout.write(
    `${rows.length} pictures, ${bad.length} with problems, worst CLS ${worst.toFixed(3)}\n`,
  );
  return bad.length === 0;
}

main()
  .then((good) => process.exit(good ? 0 : 1))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  });
