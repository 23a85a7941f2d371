import { stage } from './driver';
import { counting } from './driver/count';
import { applyForCredit } from './flows/credit';
import { drawAgain, drawLoan } from './flows/loan';
import { logInFromHome } from './flows/login';
import { repayDue } from './flows/repay';

const { journey } = stage();

describe('the main loop', () => {
  it('takes a new borrower from registration to the first repayment, and to a second drawing', () =>
    journey('main-loop', async (journey) => {
      const { driver, count } = counting(journey.driver);
      const all = { ...journey, driver };
      const { console } = journey;
      const phone = '13800138000';
      await logInFromHome(all, phone);
      await applyForCredit(all, phone);
      await driver.open('/pages/home/index');
      await drawLoan(all, '12000');
      await driver.see('已放款');
      await driver.screenshot('paid-out');
      // The first tap is on the home page; each digit of a keypad is a tap.
      expect(count.taps).toBeLessThanOrEqual(58);
      expect(count.screens).toHaveLength(13);
      await repayDue(all);
      await driver.see('还款成功，这期已还清');
      await driver.see('1,079.71');
      await driver.screenshot('repaid');
      await driver.open('/pages/loanV2/view/index');
      await drawAgain(all, '3000');
      await driver.see('已放款');
      const ledger = await console.ledger();
      expect(ledger.balanced).toBe(true);
      expect(ledger.entries).toBe(3);
    }));
});
