import type { Journey } from '../driver';
import { PASSWORD } from './credit';
import { press } from './keypad';

export const CONFIRM = '/pages/repay/definerepayment';

/** From the confirmation of any repayment to its result. */
export async function payQuote({ driver }: Journey): Promise<void> {
  await driver.arrive(CONFIRM);
  await driver.tapRole('button', /确认还款/);
  await driver.see('请输入交易密码');
  await press(driver, PASSWORD);
  await driver.arrive('/pages/repay/repayResult');
}

/** Opens the page of the person's only loan from the overview. */
export async function openLoan({ driver }: Journey): Promise<void> {
  await driver.open('/pages/repay/index');
  await driver.tapText('借据详情');
  await driver.arrive('/pages/repay/repayIoudetails');
  await driver.see('剩余本金（元）');
}

/** From the repayment overview to the password pad; the sum is on the button. */
export async function confirmRepayment({ driver }: Journey): Promise<void> {
  await driver.arrive('/pages/repay/index');
  await driver.seeRole('button', /立即还款/);
  await driver.screenshot('repay-overview');
  await driver.tapRole('button', /立即还款/);
  await driver.arrive(CONFIRM);
  await driver.see('还哪一笔');
  await driver.screenshot('repay');
  await driver.tapRole('button', /确认还款/);
  await driver.see('请输入交易密码');
  await driver.screenshot('repay-password');
}

/** The whole repayment of what is due, up to the result page. */
export async function repayDue(journey: Journey): Promise<void> {
  const { driver } = journey;
  await driver.open('/pages/repay/index');
  await confirmRepayment(journey);
  await press(driver, PASSWORD);
  await driver.arrive('/pages/repay/repayResult');
}
