import { generalRefusals } from '@/contract/refusals';
import type { Page } from 'playwright-core';
import { stage } from './driver';
import { Accessibility } from './driver/axe';
import { PHONE } from './driver/browser';

const theatre = stage();
const DESK = { viewport: { width: 1280, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };

async function atDesk(work: (desk: Page) => Promise<void>): Promise<void> {
  const context = await theatre.browser.newContext(DESK);
  const desk = await context.newPage();
  const exceptions: string[] = [];
  desk.on('pageerror', ({ message }) => exceptions.push(message));
  await desk.goto(`${theatre.gateway.url}/sandbox/`);
  await desk.locator('#state-choice option').first().waitFor({ state: 'attached' });
  await work(desk);
  expect(exceptions).toEqual([]);
  await context.close();
}

/** Chooses a state and opens it; the app asks whether to log in by the link. */
async function openState(desk: Page, page: string, option: string): Promise<Page> {
  const group = desk.locator(`#state-choice optgroup[label="${page}"]`);
  const value = await group.locator('option', { hasText: option }).first().getAttribute('value');
  await desk.getByLabel('页面和状态').selectOption(value ?? '');
  const opening = desk.context().waitForEvent('page');
  await desk.getByRole('button', { name: '生成并打开' }).click();
  const app = await opening;
  await app.waitForURL(({ hash }) => hash.includes('/pages/login/wxLogin'), { timeout: 60_000 });
  await app.getByRole('button', { name: /登录/ }).filter({ visible: true }).first().click();
  await app.waitForURL(({ hash }) => hash.startsWith(`#/${page}`), { timeout: 60_000 });
  return app;
}

describe("the sandbox's console", () => {
  it('opens a persona at a page, forces a fault there, and finds its trace', () =>
    atDesk(async (desk) => {
      const app = await openState(desk, 'pages/repay/index', '未到期');
      await app.getByText('12,000.00').filter({ visible: true }).first().waitFor();
      const faults = desk.locator('#faults');
      await faults.getByLabel('调用路径').fill('/loan/queryPendingRepayment');
      await faults.locator('#fault-kind').selectOption('returnCode');
      await faults.getByLabel('一直发生').check();
      await faults.locator('[name=value]').fill(`${generalRefusals.busy}:银行系统在维护`);
      await faults.getByRole('button', { name: '加上故障' }).click();
      await faults.getByText('一直', { exact: true }).waitFor();
      await app.reload();
      await app.getByText('银行系统在维护').filter({ visible: true }).first().waitFor();
      await faults.getByRole('button', { name: '全部清除' }).click();
      const traces = desk.locator('#traces');
      await traces.getByRole('button', { name: '查找' }).click();
      const failed = traces.locator('details', { hasText: 'queryPendingRepayment' }).first();
      await failed.locator('summary').click();
      await failed.getByText('验签通过').waitFor();
      await failed.getByText('故障：returnCode').waitFor();
      await failed.getByText('回答明文').waitFor();
    }));

  it('decides a review, and lets the clock run fast and stop', () =>
    atDesk(async (desk) => {
      const app = await openState(desk, 'pages/bussiness/consumption/details', '审核中');
      await app.getByText('审核中').filter({ visible: true }).first().waitFor();
      const review = desk.locator('#review-list .item', { hasText: '消费凭证' }).first();
      await review.getByLabel('退回的原因').fill('收据看不清');
      await review.getByRole('button', { name: /^退回/ }).click();
      await desk.getByText('没有等待审核的事项').waitFor();
      await app.reload();
      await app.getByText('收据看不清').filter({ visible: true }).first().waitFor();
      await desk.getByRole('button', { name: '1440 倍' }).click();
      await desk.getByText('正在以 1440 倍速走').waitFor();
      await desk.getByRole('button', { name: '原速' }).click();
      await desk.getByText('正在以 1440 倍速走').waitFor({ state: 'detached' });
      await desk.getByRole('button', { name: '+1 天' }).click();
      await desk.getByText('时钟已向前拨1天').first().waitFor();
    }));

  it.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])('has no fault for axe on %s, and does not scroll sideways', async (_name, options) => {
    const context = await theatre.browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${theatre.gateway.url}/sandbox/`);
    await page.locator('#state-choice option').first().waitFor({ state: 'attached' });
    await page.locator('#trace-list > *').first().waitFor();
    const eyes = new Accessibility(page);
    await eyes.look();
    expect(eyes.found).toEqual([]);
    const [wide, view] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(wide).toBeLessThanOrEqual(view ?? 0);
    await context.close();
  });
});
