import { describe, expect, it } from 'vitest';
import { stage } from './driver';
import { PHONE } from './driver/browser';

const theatre = stage();
const { journey } = theatre;

describe('the app opens', () => {
  it('at home, with the bottom bar', () =>
    journey('boot-home', async ({ driver }) => {
      await driver.open('/');
      await driver.arrive('/pages/home/index');
      for (const tab of ['首页', '活动专区', '我的']) await driver.see(tab);
      await driver.tapText('我的');
      await driver.arrive('/pages/user/index');
    }));

  it('at home for an address that does not exist', () =>
    journey('boot-unknown', async ({ driver }) => {
      await driver.open('/pages/nowhere/index');
      await driver.arrive('/pages/home/index');
      await driver.see('首页');
    }));
});

describe('the app does not open', () => {
  it('and says so, with a way on, when a script does not arrive', async () => {
    const page = await theatre.browser.newPage(PHONE);
    await page.route(/\/js\/app\./, (route) => route.abort());
    await page.goto(theatre.gateway.url);
    await page.getByText('页面没有加载成功').waitFor();
    await page.unroute(/\/js\/app\./);
    await page.getByRole('link', { name: '重新加载' }).click();
    await page.getByText('首页').filter({ visible: true }).first().waitFor();
    expect(await page.getByText('页面没有加载成功').isVisible()).toBe(false);
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
