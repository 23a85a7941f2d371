import type { BrowserContext, Page } from 'playwright-core';
import { stage } from './driver';
import { PHONE } from './driver/browser';

const theatre = stage();

declare global {
  interface Window {
    /** Addresses at which a frame showed no page at all, not even a part of one. */
    emptyAt: string[];
  }
}

/** Looks at each frame from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.emptyAt = [];
    const look = (): void => {
      const onView = [...document.querySelectorAll('.taro_page')].some((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        return height > 0 && left < window.innerWidth && right > 0;
      });
      if (!onView) window.emptyAt.push(window.location.hash);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Times slower than this machine. */
const CHEAP_PHONE = 12;

async function rested(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pages = [...document.querySelectorAll('.taro_page')];
    const drawn = pages.filter((one) => one.getClientRects().length > 0);
    return drawn.length === 1 && drawn.every((one) => one.getBoundingClientRect().left === 0);
  });
}

const visible = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

// A page is drawn in slices: the slower the phone, the longer the page that is left has to stay.
describe.each(['no-preference', 'reduce'] as const)('no screen is ever empty (motion: %s)', (motion) => {
  let context: BrowserContext;
  let exceptions: string[];
  beforeEach(async () => {
    exceptions = [];
    context = await theatre.browser.newContext({ ...PHONE, reducedMotion: motion });
  });
  afterEach(() => context.close());

  async function open(address: string, text: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${theatre.gateway.url}/#${address}`);
    await visible(page, text).waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE });
    page.on('pageerror', ({ message }) => exceptions.push(message));
    await watch(page);
    return page;
  }

  async function end(page: Page): Promise<void> {
    await rested(page);
    expect(exceptions).toEqual([]);
    expect(await page.evaluate(() => window.emptyAt)).toEqual([]);
  }

  const ARTICLE = '还没有解决？';
  it.each([
    ['before it is drawn', async () => undefined],
    ['as soon as it is drawn', async (page: Page) => visible(page, ARTICLE).waitFor()],
    [
      'when it has come to rest',
      async (page: Page) =>
        visible(page, ARTICLE)
          .waitFor()
          .then(() => rested(page)),
    ],
  ])('while a page comes and Back leads away from it, %s', async (_, moment) => {
    const page = await open('/pages/user/helpCenter/index', '怎样还款，什么时候扣款');
    await visible(page, '怎样还款，什么时候扣款').click();
    await page.waitForURL(/helpCenter\/contract/);
    await moment(page);
    await page.evaluate(() => window.history.back());
    await page.waitForURL(/helpCenter\/index/);
    await page.getByText(ARTICLE).waitFor({ state: 'detached' });
    await rested(page);
    // The next move works as before.
    await visible(page, '怎样还款，什么时候扣款').click();
    await visible(page, ARTICLE).waitFor();
    await end(page);
  });

  it('from tab to tab, with a page above one of them', async () => {
    const page = await open('/pages/home/index', '防骗提醒');
    const bar = page.getByRole('navigation');
    await bar.getByText('我的').click();
    await page.getByRole('button', { name: '登录或注册' }).filter({ visible: true }).waitFor();
    await bar.getByText('首页').click();
    await page.getByRole('button', { name: '登录 / 注册' }).filter({ visible: true }).click();
    await page.waitForURL(/login/);
    await page.getByRole('button', { name: '登录', exact: true }).filter({ visible: true }).waitFor();
    await rested(page);
    await page.evaluate(() => window.history.back());
    await page.getByRole('button', { name: '登录', exact: true }).waitFor({ state: 'detached' });
    await end(page);
  });

  it.each([
    [
      '',
      (page: Page) =>
        visible(page, '防骗提醒')
          .waitFor()
          .then(() => rested(page)),
    ],
    [', and tapped again at once', async () => undefined],
  ])('while a tab is left before it is drawn%s', async (_, other) => {
    const page = await open('/pages/home/index', '防骗提醒');
    const bar = page.getByRole('navigation');
    await bar.getByText('我的').click();
    await page.waitForURL(/user/);
    await bar.getByText('首页').click();
    await page.waitForURL(/home/);
    await other(page);
    await bar.getByText('我的').click();
    await page.getByRole('button', { name: '登录或注册' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: '登录', exact: true }).filter({ visible: true }).waitFor();
    await end(page);
  });

  it('while an address replaces the page, and a guard leads on from there', async () => {
    const page = await open('/pages/user/helpCenter/index', '怎样还款，什么时候扣款');
    await page.evaluate(() => (window.location.hash = '#/pages/about/about/index'));
    await visible(page, '开源软件许可').waitFor();
    await page.evaluate(() => (window.location.hash = '#/pages/repay/index'));
    await page.getByRole('button', { name: '登录', exact: true }).filter({ visible: true }).waitFor();
    await end(page);
  });
});
