import { stage } from './driver';
import { applyForCredit } from './flows/credit';
import { drawLoan } from './flows/loan';
import { logInFromHome } from './flows/login';
import { repayDue } from './flows/repay';

// Its answers are sealed, as this build expects; those in clear are read in test/pages/specHost.
const { journey } = stage({ PROFILE: 'spec' });

describe('on a host that knows only the spec', () => {
  it('a new borrower registers, applies, borrows and repays', () =>
    journey('other-host', async (journey) => {
      const { driver, console } = journey;
      const phone = '13800138046';
      driver.tolerate(/status of 404/);
      await logInFromHome(journey, phone);
      await applyForCredit(journey, phone);
      await drawLoan(journey, '5,000', true);
      await driver.see('已放款');
      await repayDue(journey);
      await driver.see('还款成功，这期已还清');
      await driver.screenshot('repaid');
      const ledger = await console.ledger();
      expect([ledger.balanced, ledger.entries]).toEqual([true, 2]);
    }));
});
