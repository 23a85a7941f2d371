import type { Page } from 'playwright-core';
import { stage } from './driver';
import { PHONE } from './driver/browser';

const theatre = stage();

// Only in a browser can anybody type an address.
describe('an address that the router would misread', () => {
  it.each([
    ['/pages/%zz', '/pages/home/index', '登录 / 注册'],
    ['/PAGES/repay/index', '/pages/home/index', '登录 / 注册'],
    ['/home?s=citicsquare', '/pages/home/index', '登录 / 注册'],
    ['pages/user/index/', '/pages/user/index', '登录或注册'],
    ['/pages/repay/index/', '/pages/login/index', '登录'],
  ])('%s leads to %s, opened by it and while the app runs', async (written, path, button) => {
    const page = await theatre.browser.newPage(PHONE);
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    const arrives = async () => {
      await page.waitForURL(({ hash }) => hash.split('?')[0] === `#${path}`);
      await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).waitFor();
    };
    await page.goto(`${theatre.gateway.url}/#${written}`);
    await arrives();
    await page.goto('about:blank');
    await page.goto(`${theatre.gateway.url}/#/pages/activity/index`);
    await page.getByText('按时还款，利息更省').waitFor();
    await page.evaluate((hash) => (window.location.hash = hash), written);
    await arrives();
    expect(exceptions).toEqual([]);
    await page.close();
  });
});

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

describe('the home page of a visitor', () => {
  it('stands still while it opens', async () => {
    const page = await theatre.browser.newPage(PHONE);
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += (entry as LayoutShift).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(theatre.gateway.url);
    await page.getByText('防骗提醒').filter({ visible: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
    await page.close();
  });
});

describe('an address that is typed while a page still comes', () => {
  it('leaves no page of before on the screen', async () => {
    const page = await theatre.browser.newPage(PHONE);
    // Its files are at hand then: it comes while the other page still slides in.
    await page.goto(`${theatre.gateway.url}/#/pages/about/about/index`);
    await page.getByText('开源软件许可').filter({ visible: true }).waitFor();
    await page.goto('about:blank');
    await page.goto(`${theatre.gateway.url}/#/pages/user/helpCenter/index`);
    const article = page.getByText('怎样还款，什么时候扣款').filter({ visible: true }).first();
    await article.waitFor();
    await page.evaluate(() => {
      new MutationObserver((_, watcher) => {
        if (!document.querySelector('.taro_page[id*="contract"]')) return;
        watcher.disconnect();
        window.location.hash = '#/pages/about/about/index';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await article.click();
    await page.getByText('开源软件许可').filter({ visible: true }).waitFor();
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('.taro_page')].filter((one) => one.getClientRects().length > 0)
          .length === 1,
    );
    await page.close();
  });
});

// How a browser gets the app. WeChat delivers a mini-program whole and signed, or reports the failure itself.
describe('the app does not open', () => {
  it('and says so, with a way on, when a script does not load', async () => {
    const page = await theatre.browser.newPage(PHONE);
    await page.route(/\/js\/app\./, (route) => route.abort());
    await page.goto(theatre.gateway.url);
    await page.getByText('页面没有加载成功').waitFor();
    await page.unroute(/\/js\/app\./);
    await page.getByRole('link', { name: '重新加载' }).click();
    await page.getByText('首页').filter({ visible: true }).first().waitFor();
    await page.getByText('页面没有加载成功').waitFor({ state: 'hidden' });
  });

  it('and says so to a browser without scripts', async () => {
    const context = await theatre.browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(theatre.gateway.url);
    const notice = page.locator('noscript p');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('需要启用 JavaScript');
    await context.close();
  });
});

// In a browser each page's code is a separate file; WeChat loads subpackages itself.
describe('a page that is fetched when it is asked for', () => {
  const PAGE_CODE = /\/chunk\/.*\.js$/;

  /** Holds back the code of every page until the returned function is called. */
  async function hold(page: Page): Promise<() => void> {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(PAGE_CODE, async (route) => {
      await held;
      await route.continue();
    });
    return arrive;
  }

  it('shows a loading view, and then the page', async () => {
    const page = await theatre.browser.newPage(PHONE);
    await page.goto(theatre.gateway.url);
    // The tab's text is drawn before the app has come.
    await page.getByRole('button', { name: '登录 / 注册' }).filter({ visible: true }).waitFor();
    const arrive = await hold(page);
    await page.evaluate(() => (window.location.hash = '#/pages/corpIndex/index'));
    await page.getByRole('status').getByText('页面加载中').waitFor();
    arrive();
    await page.getByText('企业专区').filter({ visible: true }).first().waitFor();
    await page.getByText('页面加载中').waitFor({ state: 'detached' });
    await page.close();
  });

  it('and is left before it has loaded does not appear later', async () => {
    const page = await theatre.browser.newPage(PHONE);
    await page.goto(theatre.gateway.url);
    const home = page.getByRole('button', { name: '登录 / 注册' }).filter({ visible: true });
    await home.waitFor();
    const arrive = await hold(page);
    await page.evaluate(() => (window.location.hash = '#/pages/corpIndex/index'));
    await page.getByRole('status').getByText('页面加载中').waitFor();
    await page.goBack();
    await page.getByText('页面加载中').waitFor({ state: 'detached' });
    arrive();
    // The bundler removes a script element once it has run.
    await page.waitForFunction(() => document.querySelector('script[src*="chunk/"]') === null);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await home.count()).toBe(1);
    await page.getByText('活动专区').filter({ visible: true }).first().click();
    await page.getByText('按时还款，利息更省').filter({ visible: true }).waitFor();
    await page.close();
  });

  it('and is left before it has loaded leaves the page below as it was, with what was typed there', async () => {
    const page = await theatre.browser.newPage(PHONE);
    await page.goto(`${theatre.gateway.url}/#/pages/login/index?from=activity`);
    const field = page.getByRole('textbox', { name: '手机号' });
    await field.fill('13900000000');
    const arrive = await hold(page);
    const onward = page.getByText('手机号停用？');
    await onward.click();
    await page.getByRole('status').getByText('页面加载中').waitFor();
    await page.goBack();
    await page.getByText('页面加载中').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('139 0000 0000');
    arrive();
    await onward.click();
    await page.getByText('绑定的银行卡号').filter({ visible: true }).first().waitFor();
    await page.goBack();
    await onward.filter({ visible: true }).waitFor();
    expect(await field.filter({ visible: true }).inputValue()).toBe('139 0000 0000');
    await page.close();
  });

  it('that fails to load says so, with a button to load it again', async () => {
    const page = await theatre.browser.newPage(PHONE);
    await page.goto(theatre.gateway.url);
    await page.getByRole('button', { name: '登录 / 注册' }).filter({ visible: true }).waitFor();
    await page.route(PAGE_CODE, (route) => route.abort());
    await page.evaluate(() => (window.location.hash = '#/pages/corpIndex/index'));
    await page.getByText('页面没有加载完整').waitFor();
    await page.unroute(PAGE_CODE);
    await page.getByRole('button', { name: '重新加载' }).click();
    await page.getByText('企业专区').filter({ visible: true }).first().waitFor();
    await page.close();
  });
});
