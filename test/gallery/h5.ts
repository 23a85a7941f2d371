import type { Browser, BrowserContextOptions } from 'playwright-core';
import { Accessibility } from '../journeys/driver/axe';
import { PHONE } from '../journeys/driver/browser';
import { Layout } from '../journeys/driver/layout';
import type { Size } from './sizes';
import { makeSlow } from './slow';
import type { GalleryWindow } from './window';

interface H5Window extends GalleryWindow {
  /** What is wider than the screen. */
  wide(): Promise<readonly string[]>;
}

/** A browser tab with the H5 build. */
export async function openH5Window(
  browser: Browser,
  url: string,
  { width, height, elder }: Size,
  storageState: BrowserContextOptions['storageState'],
  slow = false,
): Promise<H5Window> {
  const context = await browser.newContext({ ...PHONE, viewport: { width, height }, storageState });
  // tsx names each function by this call, which a page does not know.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const layout = new Layout(page);
  await layout.watch();
  if (slow) await makeSlow(page);
  const wide = async () => (await layout.tooWide()).map((one) => `wide: ${one}`);
  return {
    page,
    elder: elder === true,
    slow,
    async open(address) {
      await page.goto('about:blank');
      await page.goto(`${url}/#${address}`);
    },
    document: () => Promise.resolve(page),
    controls: (name) =>
      Promise.resolve(
        page.getByRole('button', { name }).or(page.getByText(name)).filter({ visible: true }).last(),
      ),
    shifts: () => layout.shifts(),
    wide,
    async problems() {
      const covered = (await layout.underTabBar()) ? ['ends under the tab bar'] : [];
      const accessibility = new Accessibility(page);
      await accessibility.look();
      const found = accessibility.found.map((one) => one.replace(/\s+/g, ' ').slice(0, 300));
      return [...(await wide()), ...covered, ...found];
    },
    close: () => context.close(),
  };
}
