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
      await drawLoan(all, '5,000', true);
      await driver.see('已放款');
      await driver.screenshot('paid-out');
      // Equal, not at most: a tap less is news, too. Of the taps, 12 are the trade password and 8 the consents; of the characters, 12 are codes and 11 the phone.
      expect([count.taps, count.typed]).toEqual([36, 23]);
      expect(count.screens.length).toBeLessThanOrEqual(12);
      await repayDue(all);
      await driver.see('还款成功，这期已还清');
      await driver.see('449.88');
      await driver.screenshot('repaid');
      await driver.open('/pages/home/index');
      const again = counting(journey.driver);
      await drawAgain({ ...journey, driver: again.driver }, '再借 5,000');
      await again.driver.see('已放款');
      // Six of them are the trade password; the others: the sum, the plan, the contract, the cost sheet.
      expect(again.count.taps).toBeLessThanOrEqual(10);
      expect(again.count.screens).toHaveLength(4);
      const ledger = await console.ledger();
      expect(ledger.balanced).toBe(true);
      expect(ledger.entries).toBe(3);
    }));
});
