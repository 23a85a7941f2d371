import type { Journey } from '../driver';
import { PASSWORD } from './credit';
import { press } from './keypad';

const LOAN = '/pages/loanV2/view/index';

/** Fills the loan page before the first loan: amount and purpose. A sum of `quick` takes one tap; another is typed on the keypad. */
export async function fillLoan({ driver }: Journey, amount: string, quick = false): Promise<void> {
  await driver.arrive(LOAN);
  if (quick) await driver.choose('常用金额', amount);
  else {
    await driver.tapRole('button', /^借多少（元）/);
    await press(driver, amount);
    await driver.tapRole('button', '完成');
  }
  await driver.tapRole('radio', '日常消费');
  await driver.see('总利息');
  await driver.screenshot('loan');
}

/** Agrees to each contract, reads the cost sheet for the required time and confirms it. `again`: electronic signatures are agreed to already. */
export async function signLoan({ driver }: Journey, again = false): Promise<void> {
  await driver.arrive('/pages/loanV2/view/loanFrontPage');
  if (!again) {
    await driver.tapRole('checkbox', /个人消费借款合同/);
    await driver.tapRole('checkbox', /电子签名授权书/);
  }
  await driver.screenshot(again ? 'contract' : 'contracts');
  // The last tick opens the cost sheet; a single contract has no tick, but a button.
  if (again) await driver.tapRole('button', '同意《个人消费借款合同》并继续');
  await driver.see('综合融资成本明示');
  await driver.screenshot('cost-sheet');
  await driver.readTo(/除以上明示的息费外/);
  await driver.tapRole('button', '我已阅读并确认');
}

export async function enterLoanPassword({ driver }: Journey, password = PASSWORD): Promise<void> {
  await driver.arrive('/pages/loanV2/view/verifyPasswordPage');
  await driver.seeRole('button', '1');
  await driver.screenshot('password');
  await press(driver, password);
}

/** From the home page to the result page of a drawing like the last one: `again` is its control on the home page. */
export async function drawAgain(journey: Journey, again: string): Promise<void> {
  const { driver } = journey;
  await driver.tapRole('button', again);
  await driver.arrive(LOAN);
  await driver.see('总利息');
  await driver.see('用途须知');
  await driver.screenshot('again');
  await driver.tapRole('button', '下一步');
  await signLoan(journey, true);
  await enterLoanPassword(journey);
  await driver.arrive('/pages/loanV2/view/loanSucccessPage');
}

/** From the home page, or from the approved application, to the result page of a first drawing; a sum of `quick` takes one tap. */
export async function drawLoan(journey: Journey, amount: string, quick = false): Promise<void> {
  const { driver } = journey;
  await driver.seeRole('button', '去借款');
  await driver.screenshot('home');
  await driver.tapRole('button', '去借款');
  await fillLoan(journey, amount, quick);
  await driver.tapRole('button', '下一步');
  await signLoan(journey);
  await enterLoanPassword(journey);
  await driver.arrive('/pages/loanV2/view/loanSucccessPage');
}
