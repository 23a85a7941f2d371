import type { Browser, BrowserContextOptions } from 'playwright-core';
import { Accessibility } from '../journeys/driver/axe';
import { PHONE } from '../journeys/driver/browser';
import { Layout } from '../journeys/driver/layout';
import type { Size } from './sizes';
import type { GalleryWindow } from './window';

/** A browser tab with the H5 build. */
export async function openH5Window(
  browser: Browser,
  url: string,
  { width, height }: Size,
  storageState: BrowserContextOptions['storageState'],
): Promise<GalleryWindow> {
  const context = await browser.newContext({ ...PHONE, viewport: { width, height }, storageState });
  // tsx names each function by this call, which a page does not know.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const layout = new Layout(page);
  await layout.watch();
  return {
    page,
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
    async problems() {
      const wide = (await layout.tooWide()).map((one) => `wide: ${one}`);
      const covered = (await layout.underTabBar()) ? ['ends under the tab bar'] : [];
      const accessibility = new Accessibility(page);
      await accessibility.look();
      const found = accessibility.found.map((one) => one.replace(/\s+/g, ' ').slice(0, 300));
      return [...wide, ...covered, ...found];
    },
    close: () => context.close(),
  };
}
