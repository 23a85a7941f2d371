import { drawDiploma } from '../../gateway/specimens';
import { stage, type Journey } from './driver';
import { press } from './flows/keypad';
import { enterAs } from './flows/persona';
import { openLoan } from './flows/repay';

const { journey } = stage();

const FORM = '/pages/repay/offlineRepay';
const RESULT = '/pages/repay/offlineRepayResult';
const ADD = '添加转账凭证';
const WHY = '凭证看不清金额，请重新上传';

const receipt = (year: number): Buffer => drawDiploma({ name: '林晓岚', school: '云岭样本回单', year });

/** Today, which the wheels begin with. */
async function pickToday({ driver }: Journey): Promise<void> {
  await driver.tapRole('button', /^转账日期/);
  await driver.tapRole('button', '确定');
  await driver.seeNot('确定');
}

describe('a borrower who repays by bank transfer', () => {
  it('tries again after a refusal, and finds the repayment in the loan and in the history', () =>
    journey('offline', async (all) => {
      const { driver, console } = all;
      const phone = '13800142072';
      await enterAs(all, 'borrowing', phone);
      await openLoan(all);
      await driver.tapText('线下还款');
      await driver.arrive(FORM);
      await driver.see('转账到这个账户');
      await driver.tapRole('button', '复制收款账号');
      await driver.see('已复制');
      await driver.tapRole('button', '提交核对');
      await driver.see('请填写转账金额，最多两位小数');
      await driver.tapRole('button', /^转了多少（元）/);
      await press(driver, '3000');
      await driver.tapRole('button', '完成');
      await pickToday(all);
      await driver.pickFile(ADD, Buffer.from('not a picture'), 'receipt.png');
      await driver.see('不是可识别的图片');
      await driver.pickFile(ADD, receipt(2025), 'receipt.png');
      await driver.seeRole('img', '转账凭证 1');
      await driver.seeNot('%');
      await driver.pickFile(ADD, receipt(2025), 'again.png');
      await driver.see('这张照片已经上传过了');
      await driver.screenshot('transfer');
      await driver.tapRole('button', '提交核对');
      await driver.arrive(RESULT);
      await driver.see('正在核对到账');
      await driver.screenshot('under-review');

      // The page asks by itself.
      await console.reviewTransfer(phone, WHY);
      await driver.see('没有通过审核，还没有算作还款');
      await driver.see(WHY);
      await driver.screenshot('refused');
      await driver.tapRole('button', '重新提交');
      await driver.arrive(FORM);
      await driver.see(WHY);
      await driver.seeRole('button', /^转了多少（元），3,000/);
      await driver.pickFile(ADD, receipt(2026), 'better.png');
      await driver.seeRole('img', '转账凭证 1');
      await driver.seeNot('%');
      await driver.tapRole('button', '提交核对');
      await driver.arrive(RESULT);
      await console.reviewTransfer(phone);
      await driver.reload();
      await driver.see('已入账');
      await driver.see('利息和罚息算到');
      await driver.screenshot('booked');
      await driver.tapRole('button', '看这笔还款');
      await driver.arrive('/pages/bussiness/loan_repay/repaymentDetail');
      await driver.see('3,000.00');
      await openLoan(all);
      await driver.see('9,000.00');
      await driver.screenshot('loan-after');
      await driver.open('/pages/bussiness/loan_repay/index');
      await driver.see('−3,000.00');
      await driver.screenshot('history');
    }));
});
