import { stage } from './driver';
import { enterAs } from './flows/persona';
import { repayDue } from './flows/repay';

const { journey } = stage();

describe('a loan that falls overdue', () => {
  it('shows its days and penalty, is paid off, and the ledger balances', () =>
    journey('overdue', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'borrowing', '13800142001');
      await driver.seeRole('button', '去还款');
      // The access token has expired by then: the browser logs each refusal that renews it.
      driver.tolerate(/401 \(Unauthorized\)/);
      await console.advanceDays(35);
      await driver.open('/pages/home/index');
      await driver.see(/已逾期 \d+ 天/);
      await driver.see('逾期应还（元）');
      await driver.screenshot('home');
      await driver.tapRole('button', '去还款');
      await driver.arrive('/pages/repay/index');
      await driver.see(/罚息/);
      await repayDue(all);
      await driver.see('还款成功，这期已还清');
      const ledger = await console.ledger();
      expect(ledger.balanced).toBe(true);
      expect(Number(ledger.accounts.find(({ code }) => code === 'penalty')?.balance)).not.toBe(0);
      await driver.open('/pages/home/index');
      await driver.see('可借额度（元）');
      await driver.seeNot('逾期应还（元）');
    }));
});
