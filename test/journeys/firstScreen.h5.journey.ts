import type { Browser, Page } from 'playwright-core';
import { stage } from './driver';
import { launchBrowser, PHONE, PHONE_SIZE } from './driver/browser';
import { differingPixels } from './driver/pixels';

const theatre = stage();
const SCRIPTS = /\.js($|\?)/;
/** Calls; the files of the build have other addresses. */
const CALLS = ({ pathname }: URL): boolean => pathname !== '/' && !/\.\w+$/.test(pathname);
const PICTURE = '#first-screen';
const BODY = '#app .yl-page__body';
const USUAL_TEXT = 16;

let large: Browser;
beforeAll(async () => {
  large = await launchBrowser([`--blink-settings=defaultFontSize=${USUAL_TEXT * 2}`]);
});
afterAll(() => large.close());

const phone = (browser: Browser, width = 375): Promise<Page> =>
  browser.newPage({ ...PHONE, viewport: { width, height: 812 } });
/** Its scripts may never come. */
const open = (page: Page, address = '/') => page.goto(theatre.gateway.url + address, { waitUntil: 'commit' });
const shot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });
const never = (): void => undefined;

describe('the first screen', () => {
  it.each([
    [320, 1],
    [375, 1],
    [414, 1],
    [320, 2],
    [375, 2],
    [414, 2],
  ])('is pixel for pixel the living page that replaces it: %i px wide, text × %i', async (width, text) => {
    const browser = text === 1 ? theatre.browser : large;
    const [drawn, living, desk] = [
      await phone(browser, width),
      await phone(browser, width),
      await phone(browser),
    ];
    await drawn.route(SCRIPTS, never);
    await open(drawn);
    await drawn.locator(PICTURE).waitFor();
    // Home stays in its first state.
    await living.route(CALLS, never);
    await open(living);
    await living.locator(BODY).waitFor();
    await living.locator(PICTURE).waitFor({ state: 'detached' });
    expect(await differingPixels(desk, await shot(drawn), await shot(living))).toBe(0);
    expect(await drawn.getByText('200,000.00').isVisible()).toBe(true);
    for (const page of [drawn, living, desk]) await page.close();
  });

  it('has links that work before any script has come', async () => {
    const page = await phone(theatre.browser);
    let release = never;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(SCRIPTS, async (route) => {
      await released;
      await route.continue();
    });
    await open(page);
    await page.getByRole('link', { name: '登录 / 注册' }).click();
    await page.getByRole('link', { name: '正在打开…' }).waitFor();
    release();
    await page.getByRole('textbox', { name: '手机号' }).waitFor();
    expect(await page.locator(PICTURE).count()).toBe(0);
    await page.close();
  });

  it.each([
    ['somebody who is logged in', { tokenCode: 't' }, '/'],
    ['elder mode', { elder: true }, '/'],
    ['larger text', { textSize: 'l' }, '/'],
    ['another page', {}, '/#/pages/login/index'],
    ['a link of a partner', {}, '/#/pages/home/index?s=citicsquare'],
  ])('is not shown to %s', async (_, kept, address) => {
    const page = await phone(theatre.browser);
    await page.addInitScript((value) => localStorage.setItem('yunling', value), JSON.stringify(kept));
    await page.route(SCRIPTS, never);
    await open(page, address);
    await page.locator('#app').waitFor({ state: 'attached' });
    expect(await page.locator(PICTURE).count()).toBe(0);
    await page.close();
  });

  it('gives way when the scripts cannot come', async () => {
    const page = await phone(theatre.browser);
    await page.route(SCRIPTS, (route) => route.abort());
    await open(page);
    const told = page.getByText('页面没有加载成功').filter({ visible: true });
    await told.waitFor();
    const { top, bottom } = await told.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(PHONE_SIZE.height);
    expect(await page.locator(PICTURE).count()).toBe(0);
    await page.close();
  });
});
