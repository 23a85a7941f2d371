/**
 * Measures what the built mini-program's pages cost, in its host: `tsx test/bench/miniPages.ts <answer.json> [pages, by commas]`; run by
 * `npm run bench`, with all pages.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import { pagesOf } from '../weapp/compile/entries';
import { compile, readFiles } from '../weapp';
import type { Measure } from '../weapp/protocol';
import { launchBrowser } from '../journeys/driver/browser';
import { GatewayProcess } from '../journeys/driver/gateway';
import { builtFolder, openBuiltMini } from '../journeys/driver/mini';
import { logInFromHome } from '../journeys/flows/login';

/** The measures that count for the first picture of a page. */
const FIRST_MS = 1000;
/** How long a page is watched: the machine may be slow, the measures have their own times. */
const WATCH_MS = 2500;
const PHONE = '13700009001';

export interface PageCost {
  readonly path: string;
  /** The current page at the end: some lead on at once. */
  readonly shown: string;
  readonly calls: number;
  readonly bytes: number;
  readonly nodes: number;
  /** Each call: what it changes, and when. */
  readonly updates: readonly Measure[];
}

/** All pages, or `only` some: login pages as a visitor sees them, the others as a borrower does. */
async function measure(only: readonly string[]): Promise<readonly PageCost[]> {
  const [gateway, browser] = await Promise.all([GatewayProcess.start(), launchBrowser()]);
  try {
    const console = new Console(overNetwork(gateway.url));
    await console.makePersona(PHONE, 'borrowing');
    const run = await openBuiltMini({ browser, journey: 'bench', gatewayUrl: gateway.url });
    const { driver } = run;
    const window = browser.contexts()[0]?.pages()[0];
    const visit = async (page: string): Promise<PageCost> => {
      await driver.open(`/${page}`);
      await sleep(WATCH_MS);
      const first = (await run.measures()).filter((one) => one.page === page && one.after <= FIRST_MS);
      const elements = window?.frameLocator('iframe[data-on-view]').locator('body *');
      return {
        path: page,
        shown: (await driver.path()).slice(1),
        calls: first.length,
        bytes: first.reduce((sum, { bytes }) => sum + bytes, 0),
        updates: first,
        // Elements of the program; those that the host draws inside them are not counted.
        nodes:
          (await elements?.evaluateAll(
            (all) => all.filter(({ localName }) => localName.startsWith('wx-')).length,
          )) ?? 0,
      };
    };
    const pages = pagesOf(compile(readFiles(builtFolder())).app).filter(
      (page) => only.length === 0 || only.includes(page),
    );
    const ofVisitors = pages.filter((page) => page.startsWith('pages/login/'));
    const costs: PageCost[] = [];
    for (const page of ofVisitors) costs.push(await visit(page));
    await logInFromHome({ driver, console, gateway, effects: () => run.effects() }, PHONE);
    await driver.arrive('/pages/home/index');
    for (const page of pages.filter((one) => !ofVisitors.includes(one))) costs.push(await visit(page));
    await run.close();
    return costs;
  } finally {
    await browser.close();
    await gateway.close();
  }
}

measure(process.argv[3]?.split(',') ?? [])
  .then((costs) => {
    writeFileSync(process.argv[2] ?? '', JSON.stringify(costs));
    process.exit(0);
  })
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
