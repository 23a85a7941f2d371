/**
 * Pictures and measures of every state: `tsx test/gallery/main.ts [--target h5|weapp] [--only <parts of persona-state, by commas>] [--size <part of
 * a size>] [--slow] [--sheet]`; run by `npm run gallery`.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../architecture/files';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import { launchBrowser } from '../journeys/driver/browser';
import { GatewayProcess } from '../journeys/driver/gateway';
import { builtAddress } from '../journeys/driver/mini';
import { openH5Window } from './h5';
import { openMiniWindow } from './mini';
import { logInOnce, storageOn, storedTexts, withNumbers } from './people';
import { takePicture } from './picture';
import { isInRoom, roomPictures } from './rooms';
import { drawRoom, drawSheets } from './sheets';
import { SIZES } from './sizes';
import { GALLERIES, type Gallery, type State } from './states';
import { routes } from '@/navigation/routes';

const FIRST_PHONE = 13_700_100_000;
const USUAL_TEXT = 16;
const SHEET_SIZE = '375';

const option = (name: string): string =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : '';
const mini = option('--target') === 'weapp';
const FOLDER = join(root, '.test-output', mini ? 'gallery-weapp' : 'gallery');
/** Answers come late, on H5: what jumps while a page opens. */
const slow = process.argv.includes('--slow');
const only = option('--only').split(',');
/** Each room in one picture, at the usual size alone. */
const sheet = process.argv.includes('--sheet');
const sizes = SIZES.filter(({ name }) => (sheet ? name === SHEET_SIZE : name.includes(option('--size'))));
/** The mini-program has no pages of browsers alone. */
const onTarget = ({ page, taps }: State): boolean => !(mini && 'only' in routes[page]) && !(slow && taps);
const wanted = (persona: string, { name, page }: State): boolean =>
  only.some((one) => `${persona}-${name}`.includes(one)) && !(sheet && !isInRoom(page));

interface Row {
  readonly size: string;
  readonly name: string;
  readonly shift: number;
  readonly problems: readonly string[];
}

async function main(): Promise<boolean> {
  const gateway = await GatewayProcess.start(mini ? builtAddress() : undefined);
  const browsers = await Promise.all(
    sizes.map(({ text = 1 }) =>
      launchBrowser(mini ? [] : [`--blink-settings=defaultFontSize=${USUAL_TEXT * text}`]),
    ),
  );
  const [first] = browsers as [Browser, ...Browser[]];
  const console = new Console(overNetwork(gateway.url));
  const rows: Row[] = [];
  try {
    for (const [index, gallery] of GALLERIES.entries()) {
      const states = gallery.states.filter((state) => onTarget(state) && wanted(gallery.persona, state));
      if (states.length > 0) rows.push(...(await show({ ...gallery, states }, String(FIRST_PHONE + index))));
    }
    const made = new Set(rows.map(({ name }) => name));
    if (sheet) {
      for (const { room, names } of roomPictures(GALLERIES))
        await drawRoom(first, FOLDER, SHEET_SIZE, { room, names: names.filter((name) => made.has(name)) });
    } else for (const { name: size } of sizes) await drawSheets(first, FOLDER, size, [...made]);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await gateway.close();
  }
  return report(rows);

  async function show({ persona, states }: Gallery, phone: string): Promise<readonly Row[]> {
    const storage = await logInOnce(first, gateway.url, console, persona, phone);
    const windows = await Promise.all(
      sizes.map(async (size, index) => {
        const browser = browsers[index] ?? first;
        const stored = storageOn(size, storage, gateway.url);
        const window = mini
          ? await openMiniWindow(browser, gateway.url, size, storedTexts(stored))
          : await openH5Window(browser, gateway.url, size, stored, slow);
        return { size: size.name, window };
      }),
    );
    const seen: Row[] = [];
    for (const state of states) {
      const faults = (state.faults ?? []).map((fault) => ({ ...fault, times: 1000 }));
      if (faults.length > 0) await console.faults(faults);
      const name = `${persona}-${state.name}`;
      const filled = await withNumbers(console, phone, state);
      const row = await Promise.all(
        windows.map(async ({ size, window }): Promise<Row> => {
          const file = join(FOLDER, size, `${name}.png`);
          return { size, name, ...(await takePicture(window, filled, file)) };
        }),
      );
      row.forEach(print);
      seen.push(...row);
      if (faults.length > 0) await console.clearFaults();
    }
    await Promise.all(windows.map(({ window }) => window.close()));
    return seen;
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
