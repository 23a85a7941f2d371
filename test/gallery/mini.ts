import type { Browser, Frame, Locator, Page } from 'playwright-core';
import { builtAddress, builtFolder } from '../journeys/driver/mini';
import { Layout, shiftsIn } from '../journeys/driver/layout';
import { compile, openMini, readFiles, type MiniProgram } from '../weapp';
import type { Size } from './sizes';
import type { GalleryWindow } from './window';

/** Problems that a state with a refused call is meant to have. */
const REFUSED = /status|500|request:fail/i;

let program: MiniProgram | undefined;

/** The mini-program build in its host, with what the app has `stored` on the phone. */
export async function openMiniWindow(
  browser: Browser,
  gatewayUrl: string,
  { width, height, elder, text = 1 }: Size,
  stored: Readonly<Record<string, string>>,
): Promise<GalleryWindow> {
  program ??= compile(readFiles(builtFolder()));
  const run = await openMini({
    browser,
    program,
    journey: 'gallery',
    routes: { [builtAddress()]: gatewayUrl },
    size: { width, height },
    settings: { fontScale: text },
    stored,
  });
  const { page } = run;
  await page.context().addInitScript('globalThis.__name = (named) => named');
  await new Layout(page).watch();
  let told = 0;
  let opened = false;

  const document = async (): Promise<Page | Frame> => {
    const frame = await page.$('iframe[data-on-view]');
    return (await frame?.contentFrame()) ?? page;
  };
  const visible = (root: Page | Frame, name: RegExp): Locator =>
    root.getByRole('button', { name }).or(root.getByText(name)).filter({ visible: true }).last();

  return {
    page,
    elder: elder === true,
    slow: false,
    document,
    async open(address) {
      opened = false;
      await run.driver.open(address);
    },
    async controls(name) {
      // What the client draws itself lies above the page.
      const own = visible(page, name);
      return (await own.count()) > 0 ? own : visible(await document(), name);
    },
    async shifts() {
      // A tap travels to the logic and back: the browser does not take what follows for its answer. Only the opening counts.
      if (opened) return [];
      opened = true;
      const root = await document();
      return root === page ? [] : shiftsIn(root);
    },
    async problems() {
      const root = await document();
      const wide = root === page ? ['no page'] : await root.evaluate(widerThanScreen);
      const all = await run.problems();
      const news = all.slice(told).filter((one) => !REFUSED.test(one));
      told = all.length;
      return [...wide, ...news];
    },
    close: () => run.close(),
  };
}

/** Runs in the page's frame. */
const widerThanScreen = (): string[] => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width + 1) return [];
  return [...document.querySelectorAll('.yl-page *')]
    .filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 0 && right > width + 1;
    })
    .map((element) => `wide: ${element.localName}.${element.getAttribute('class') ?? ''}`)
    .slice(0, 5);
};
