import type { Journey } from '../driver';
import { PASSWORD } from './credit';
import { press } from './keypad';

/** Fills the amount by keypad; term, method and card keep their defaults, and the purpose that of the last loan. */
export async function fillAmount({ driver }: Journey, amount: string): Promise<void> {
  await driver.arrive('/pages/loanV2/view/index');
  await driver.tapRole('button', /借多少（元）/);
  await press(driver, amount);
  await driver.tapRole('button', '完成');
}

/** Fills the loan page before the first loan: amount and purpose. */
export async function fillLoan(journey: Journey, amount: string): Promise<void> {
  const { driver } = journey;
  await fillAmount(journey, amount);
  await driver.tapRole('radio', '日常消费');
  await driver.see('总利息');
  await driver.screenshot('loan');
}

/** Ticks each contract, reads the cost sheet for the required time and confirms it. */
export async function signLoan({ driver }: Journey): Promise<void> {
  await driver.arrive('/pages/loanV2/view/loanFrontPage');
  await driver.tapRole('checkbox', /个人消费借款合同/);
  await driver.tapRole('checkbox', /电子签名授权书/);
  await driver.screenshot('contracts');
  await driver.tapRole('button', '同意并继续');
  await driver.see('综合融资成本明示');
  await driver.screenshot('cost-sheet');
  await driver.tapRole('button', '我已阅读并确认');
}

export async function enterLoanPassword({ driver }: Journey, password = PASSWORD): Promise<void> {
  await driver.arrive('/pages/loanV2/view/verifyPasswordPage');
  await driver.seeRole('button', '1');
  await driver.screenshot('password');
  await press(driver, password);
}

/** From the loan page to the result page of a drawing by a person who has borrowed before: no usage tip, no purpose. */
export async function drawAgain(journey: Journey, amount: string): Promise<void> {
  const { driver } = journey;
  await fillAmount(journey, amount);
  await driver.see('总利息');
  await driver.tapRole('button', '下一步');
  await signLoan(journey);
  await enterLoanPassword(journey);
  await driver.arrive('/pages/loanV2/view/loanSucccessPage');
}

/** From the home page to the result page of a first drawing. */
export async function drawLoan(journey: Journey, amount: string, password = PASSWORD): Promise<void> {
  const { driver } = journey;
  await driver.seeRole('button', '去借款');
  await driver.screenshot('home');
  await driver.tapRole('button', '去借款');
  await fillLoan(journey, amount);
  await driver.tapRole('button', '下一步');
  await driver.tapRole('button', '我已了解，继续借款');
  await signLoan(journey);
  await enterLoanPassword(journey, password);
  await driver.arrive('/pages/loanV2/view/loanSucccessPage');
}
