import type { Page } from 'playwright-core';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import { openH5Window } from '../gallery/h5';
import { soon } from '../soon';
import { PHONE_SIZE } from './driver/browser';
import { stage } from './driver';

const all = stage();
const PHONE = '13800138031';

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

it('the phone has the focus when the page opens, and the tick sends the code and moves the focus to it', async () => {
  const size = { name: '375', ...PHONE_SIZE };
  const { page } = await openH5Window(all.browser, all.gateway.url, size, undefined);
  await page.goto(`${all.gateway.url}/#/pages/login/index`);
  await soon(async () => expect(await focused(page)).toBe('手机号'));
  await page.keyboard.type('13800138032');
  await page.getByRole('checkbox', { name: /用户注册协议/ }).click();
  await soon(async () => expect(await focused(page)).toBe('验证码'));
  await page.keyboard.type(await new Console(overNetwork(all.gateway.url)).codeOf('13800138032'));
  await page.waitForURL(/creditV2/);
  await page.context().close();
});

// The driver's `fill` puts the focus into its field by itself; here the keys go to whatever has it.
it('a person logs in with the keyboard alone in the field: the code is typed where the focus went, and the tick is the last tap', async () => {
  const size = { name: '375', ...PHONE_SIZE };
  const { page } = await openH5Window(all.browser, all.gateway.url, size, undefined);
  await page.goto(`${all.gateway.url}/#/pages/login/index`);
  await page.getByLabel('手机号').and(page.locator('input')).fill(PHONE);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await soon(async () => expect(await focused(page)).toBe('验证码'));
  await page.keyboard.type(await new Console(overNetwork(all.gateway.url)).codeOf(PHONE));
  await page.getByRole('checkbox', { name: /用户注册协议/ }).click();
  await page.waitForURL(/creditV2/);
  await page.context().close();
});
