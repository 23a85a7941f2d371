import { stage, type Journey } from './driver';
import { press } from './flows/keypad';
import { enterLoanPassword, signLoan } from './flows/loan';
import { enterAs } from './flows/persona';
import { read } from './flows/read';

const { journey } = stage();

const LOAN = '/pages/loanV2/view/index';
const RESULT = '/pages/loanV2/view/loanSucccessPage';
const FAILED = '/pages/bussiness/loan_repay/loanFail';

/** Types a sum of a first drawing on the keypad. */
async function typeSum({ driver }: Journey, sum: string): Promise<void> {
  await driver.arrive(LOAN);
  await driver.tapRole('button', /^借多少（元）/);
  await press(driver, sum);
  await driver.tapRole('button', '完成');
  await driver.tapRole('radio', '日常消费');
}

/** From the filled loan page to the result of the drawing; `again`: electronic signatures are agreed to already. */
async function sign(all: Journey, again = false): Promise<void> {
  await all.driver.tapRole('button', /下一步$/);
  await signLoan(all, again);
  await enterLoanPassword(all);
  await all.driver.arrive(RESULT);
}

describe('a drawing', () => {
  it('whose trial contradicts itself shows no figure; the right one uses the coupon', () =>
    journey('coupon', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'credited', '13800142061');
      await console.faults([
        { path: '/loanuse/loanUseTrial', fault: 'lie', value: 'totalInterest', times: 50 },
      ]);
      await driver.tapRole('button', '去借款');
      await typeSum(all, '6000');
      await driver.see('这次算出的数字对不上，所以没有显示，也没有动您的钱');
      await driver.seeNot('应还总额');
      await console.clearFaults();
      await driver.tapRole('button', '重新加载');
      const [off = '', sum = '', interest = ''] = await read(
        driver,
        /优惠券\s+-([\d,.]+)\s元[\s\S]*应还总额\s+([\d,.]+)\s元[\s\S]*总利息\s+([\d,.]+)/,
      );
      await driver.see('用券后年化综合融资成本（单利）');
      await driver.screenshot('with-coupon');
      const yuan = (text: string) => Number(text.replace(/,/g, ''));
      expect(yuan(sum)).toBeCloseTo(6000 + yuan(interest) - yuan(off), 2);
      await sign(all);
      await driver.see('已放款');
      await driver.open('/pages/benefits/coupon/index');
      await driver.see('现在没有可用的优惠券。');
      await driver.tapRole('tab', /已使用/);
      await driver.see('新人利息券');
      await driver.tapText(/用于借款$/);
      await driver.arrive('/pages/bussiness/loan_repay/loanDetail');
      await driver.see('6,000.00');
      await driver.screenshot('used-for');
    }));

  it('that the bank refuses says why; one that is stopped in time never happened', () =>
    journey('stopped', async (all) => {
      const { driver, console } = all;
      const phone = '13800142062';
      await enterAs(all, 'credited', phone);
      const { entries } = await console.ledger();
      await console.decide(phone, { disburse: 'fail' });
      await driver.tapRole('button', '去借款');
      await typeSum(all, '6000');
      await sign(all);
      await driver.see('借款没有成功，钱没有动');

      await console.decide(phone, { disburse: 'hold' });
      await driver.tapRole('button', '重新借款');
      await driver.arrive(LOAN);
      await driver.see('上一笔没有借成，钱没有动');
      await driver.see('应还总额');
      await sign(all, true);
      await driver.tapText('放款进度，不想借了可以申请停止');
      await driver.arrive('/pages/bussiness/loan_repay/loaning');
      await driver.see('银行放款中');
      await driver.tapRole('button', '申请停止放款');
      await driver.see('停止这笔放款？');
      await driver.tapText('停止放款');
      await driver.arrive(FAILED);
      await driver.see('已停止放款，钱没有动');
      await driver.see('新人利息券 已退回');
      await driver.screenshot('stopped');
      await driver.open('/pages/home/index');
      await driver.see('50,000.00');
      expect((await console.ledger()).entries).toBe(entries);
    }));
});
