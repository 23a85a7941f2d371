import type { Journey } from '../driver';
import { enterByLink } from './persona';

const LOAN = '/pages/repay/repayIoudetails';
const FORM = '/pages/repay/offlineRepay';
/** Each sheet of the form, with what is in it alone. */
export const KEYPAD = { opens: /^转了多少（元）/, own: '完成' };
export const WHEELS = { opens: /^转账日期/, own: '确定' };

/** The transfer form above the page of the loan. */
export async function openForm(all: Journey, phone: string): Promise<void> {
  await enterByLink(all, 'borrowing', phone, '/pages/repay/index');
  await all.driver.tapText('借据详情');
  await all.driver.arrive(LOAN);
  await all.driver.tapText('线下还款');
  await all.driver.arrive(FORM);
}

export async function openSheet({ driver }: Journey, { opens, own }: typeof KEYPAD): Promise<void> {
  await driver.tapRole('button', opens);
  await driver.seeRole('button', own);
  await driver.screenshot(own);
}

/** Back has closed the sheet, and the form is still there. */
export async function closed({ driver }: Journey, { own }: typeof KEYPAD): Promise<void> {
  await driver.seeNot(own);
  expect(await driver.path()).toBe(FORM);
  await driver.seeRole('button', '提交核对');
}

export async function leaveForm({ driver }: Journey): Promise<void> {
  await driver.back();
  await driver.arrive(LOAN);
  await driver.see('线下还款');
}
