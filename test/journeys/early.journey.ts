import { civilDateAt } from '@/domain/dates/civil';
import { stage, type Driver } from './driver';
import { press } from './flows/keypad';
import { enterAs } from './flows/persona';
import { read } from './flows/read';
import { openLoan, payQuote, repayDue } from './flows/repay';

const { journey } = stage();

const YUAN = String.raw`([\d,]+\.\d\d)`;

/** Next instalment, last day and number of instalments of a plan after a partial repayment. */
const planOf = (name: string) =>
  new RegExp(String.raw`${name}[^缩]*?下一期应还\s+${YUAN}\s元\s+最后一期\s+(\S+)\s+还剩 (\d+) 期`);

/** From the loan's page: tries a sum with both plans. */
async function tryPart(driver: Driver, sum: string): Promise<void> {
  await driver.tapRole('radio', /^还一部分/);
  await driver.tapRole('button', '去填金额');
  await driver.arrive('/pages/repay/partRepayPage');
  await driver.tapRole('button', /^这次还多少/);
  await press(driver, sum);
  await driver.tapRole('button', '完成');
}

describe('a loan that is paid back early', () => {
  it('costs the principal alone while it can be cooled off', () =>
    journey('cooling-off', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'borrowing', '13800142051');
      await openLoan(all);
      await driver.see('还剩 30 天');
      await driver.see('（含当天）后自动结束');
      await driver.tapRole('button', '冷静期全额还本 12,000.00 元');
      await driver.see('只还本金，不收利息');
      await driver.seeRole('button', '确认还款 12,000.00 元');
      await payQuote(all);
      await driver.see('已全部还清');
      await driver.screenshot('paid');
      const { balanced, accounts } = await console.ledger();
      expect(balanced).toBe(true);
      expect(accounts.find(({ code }) => code === 'interest')?.balance ?? '0.00').toBe('0.00');
    }));

  it('in part gets the plan that was quoted, lower or shorter, and costs what was quoted for its last day', () =>
    journey('in-part', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'borrowing', '13800142052');
      // The access token has expired by then: the browser logs each refusal that renews it.
      driver.tolerate(/401 \(Unauthorized\)/);
      await repayDue(all);
      await driver.see('还款成功，这期已还清');
      // Until then the loan's page offers the end without interest instead.
      await console.advanceDays(35);

      await openLoan(all);
      await tryPart(driver, '3000');
      const [lower = '', , left = ''] = await read(driver, planOf('降低每期金额'));
      await driver.screenshot('both-plans');
      await driver.tapRole('radio', /^降低每期金额/);
      await driver.tapRole('button', '下一步');
      await driver.see('还一部分（元）');
      await payQuote(all);
      await driver.see('部分还款成功');
      await driver.screenshot('paid');
      await openLoan(all);
      await driver.see(`剩 ${left}/12 期`);
      await driver.see(lower);

      await tryPart(driver, '2000');
      const [next = '', lastDay = '', fewer = ''] = await read(driver, planOf('缩短期限'));
      await driver.tapRole('button', '下一步');
      await payQuote(all);
      await openLoan(all);
      expect(Number(fewer)).toBeLessThan(Number(left));
      await driver.see(`剩 ${fewer}/12 期`);
      await driver.see(next);
      await driver.tapText(/^查看全部/);
      // The choice of plans leaves out the year of today. The first instalment is paid.
      const year = civilDateAt((await console.now()).getTime()).slice(0, 4);
      const lastDate = lastDay.includes('年') ? lastDay : `${year}年${lastDay}`;
      await driver.see(`第 ${Number(fewer) + 1} 期 · ${lastDate}`);

      await driver.tapRole('button', '哪天还清，往后');
      const [tomorrow = ''] = await read(driver, new RegExp(String.raw`需还（元）\s+${YUAN}`));
      await driver.screenshot('by-date');
      await console.advanceDays(1);
      await openLoan(all);
      await driver.tapRole('button', /^全部还清/);
      await driver.seeRole('button', `确认还款 ${tomorrow} 元`);
      await payQuote(all);
      await driver.see('已全部还清');
      expect((await console.ledger()).balanced).toBe(true);
    }));
});
