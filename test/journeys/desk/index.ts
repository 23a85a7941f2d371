import type { FrameLocator, Locator, Page } from 'playwright-core';
import { Console } from '../../gateway/bank/console';
import { overNetwork } from '../../gateway/bank/send';
import type { Stage } from '../driver';

export const DESK = {
  viewport: { width: 1280, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
} as const;
/** A person is made through dozens of calls, and the app starts twice. */
export const OPENED = { timeout: 90_000 };
/** More than the whole page has. */
const MOST_TABS = 400;

/** The workbench in a browser, with the app in its frame. */
export interface Desk {
  readonly page: Page;
  readonly app: FrameLocator;
  readonly console: Console;
}

/** Runs `work` at a fresh workbench, opened at `hash`; fails on an exception of its script. */
export async function atDesk(stage: Stage, work: (desk: Desk) => Promise<void>, hash = ''): Promise<void> {
  const context = await stage.browser.newContext(DESK);
  const page = await context.newPage();
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  await page.goto(`${stage.gateway.url}/sandbox/${hash}`);
  await page.getByRole('combobox', { name: '打开一个状态' }).waitFor();
  const console = new Console(overNetwork(stage.gateway.url));
  await work({ page, app: page.frameLocator('iframe[title="应用"]'), console });
  expect(exceptions).toEqual([]);
  await context.close();
}

/** The address of the app in the frame, after the `#`. */
export const appHash = (page: Page): string => new URL(page.frames()[1]?.url() ?? 'about:blank').hash;

/** Types parts of a state's name, and opens the first that has them all. Returns when the app shows its page. */
export async function openState({ page }: Desk, words: string, path: string): Promise<void> {
  await page.getByRole('combobox', { name: '打开一个状态' }).fill(words);
  const option = page.getByRole('option').first();
  const name = await option.locator('span').innerText();
  await option.click();
  await page.getByText(`已打开：${name}`).waitFor(OPENED);
  expect(appHash(page).startsWith(`#/${path}`), appHash(page)).toBe(true);
}

/** Phone of the person that the workbench shows, from its address. */
export const personOf = (page: Page): string =>
  new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('phone') ?? '';

/** The control that has the focus shows it. */
const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });

/** Presses Tab until the control has the focus, which it shows. */
export async function reach(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ state: 'attached' });
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press('Tab');
    if (!(await wanted.evaluate((element) => element === document.activeElement))) continue;
    expect(await focusShows(page)).toBe(true);
    return;
  }
  throw new Error(`Tab does not reach ${String(wanted)}`);
}
