import { generalRefusals } from '@/contract/refusals';
import type { Locator, Page } from 'playwright-core';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import { stage } from './driver';
import { Accessibility } from './driver/axe';
import { PHONE } from './driver/browser';

const theatre = stage();
/** More than the whole page has. */
const MOST_TABS = 400;
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

/** The control that has the focus shows it: itself, or the label that it is drawn by. */
const focusShows = (desk: Page): Promise<boolean> =>
  desk.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest('label')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  });

/** Presses Tab until the control has the focus, which it shows. */
async function reach(desk: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ state: 'attached' });
  for (let count = 0; count < MOST_TABS; count += 1) {
    await desk.keyboard.press('Tab');
    if (!(await wanted.evaluate((element) => element === document.activeElement))) continue;
    expect(await focusShows(desk)).toBe(true);
    return;
  }
  throw new Error(`Tab does not reach ${String(wanted)}`);
}

/** Follows the link to a section at the top of the page. */
async function jump(desk: Page, section: string): Promise<void> {
  await reach(desk, desk.locator('.jump').getByRole('link', { name: section, exact: true }));
  await desk.keyboard.press('Enter');
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

  it('is walked by keyboard alone: from the skip link to the states', () =>
    atDesk(async (desk) => {
      await reach(desk, desk.getByRole('link', { name: '跳到状态' }));
      await desk.keyboard.press('Enter');
      await reach(desk, desk.getByLabel('页面和状态'));
    }));

  it('by keyboard: the clock, a persona and a fault', () =>
    atDesk(async (desk) => {
      await reach(desk, desk.getByRole('button', { name: '+1 天' }));
      await desk.keyboard.press('Enter');
      await desk.getByText('时钟已向前拨1天').first().waitFor();
      await jump(desk, '客户');
      await reach(desk, desk.locator('#persona-choices input').first());
      await desk.keyboard.press('ArrowDown');
      await reach(desk, desk.getByRole('button', { name: '生成人物' }));
      await desk.keyboard.press('Enter');
      await desk
        .getByText(/已生成，手机号/)
        .first()
        .waitFor();
      await desk.reload();
      await jump(desk, '故障');
      await reach(desk, desk.locator('#faults').getByLabel('调用路径'));
      await desk.keyboard.type('/loan/queryLoanState');
      await reach(desk, desk.locator('#fault-kind'));
      // The third kind needs no value.
      await desk.keyboard.press('ArrowDown');
      await desk.keyboard.press('ArrowDown');
      await reach(desk, desk.getByRole('button', { name: '加上故障' }));
      await desk.keyboard.press('Enter');
      await desk.locator('#fault-list').getByText('/loan/queryLoanState').waitFor();
      await reach(desk, desk.getByRole('button', { name: '全部清除' }));
      await desk.keyboard.press('Enter');
      await desk.locator('#fault-list').getByText('/loan/queryLoanState').waitFor({ state: 'detached' });
    }));

  it('by keyboard: a review with what was sent in, and a trace', () =>
    atDesk(async (desk) => {
      const tools = new Console(overNetwork(theatre.gateway.url));
      await tools.makePersona('13800142301', 'proofReviewing');
      await desk.reload();
      const reviews = desk.locator('#review-list .item');
      const review = reviews.filter({ hasText: '13800142301' });
      const photo = review.getByRole('img').first();
      await photo.waitFor();
      await jump(desk, '审核');
      await reach(desk, review.getByRole('link').first());
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await reach(desk, review.getByLabel('退回的原因'));
      await desk.keyboard.type('收据看不清');
      // A refresh in between takes neither the words nor the place, in the field and after it.
      await tools.makePersona('13800142302', 'documentReviewing');
      await reviews.filter({ hasText: '13800142302' }).waitFor();
      await reach(desk, review.getByRole('button', { name: /^通过/ }));
      await tools.makePersona('13800142303', 'documentReviewing');
      await reviews.filter({ hasText: '13800142303' }).waitFor();
      await reach(desk, review.getByRole('button', { name: /^退回/ }));
      await desk.keyboard.press('Enter');
      await review.waitFor({ state: 'detached' });
      await desk.reload();
      await jump(desk, '追踪');
      await reach(desk, desk.getByRole('button', { name: '查找' }));
      await desk.keyboard.press('Enter');
      const first = desk.locator('#trace-list details').first();
      await first.waitFor();
      await reach(desk, first.locator('summary').first());
      await desk.keyboard.press('Enter');
      await first.and(desk.locator('[open]')).waitFor();
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
