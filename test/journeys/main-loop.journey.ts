import { describe, expect, it } from 'vitest';
import { stage } from './driver';
import { applyForCredit } from './flows/credit';
import { drawLoan } from './flows/loan';
import { logInFromHome } from './flows/login';

const { journey } = stage();

describe('the main loop', () => {
  it(
    'takes a new borrower from registration to a loan that is paid out',
    () =>
      journey('main-loop', async (all) => {
        const { driver, console } = all;
        const phone = '13800138000';
        await logInFromHome(all, phone);
        await applyForCredit(all, phone);
        await driver.open('/pages/home/index');
        await drawLoan(all, '12000');
        await driver.see('已放款');
        await driver.screenshot('paid-out');
        const ledger = await console.ledger();
        expect(ledger.balanced).toBe(true);
        expect(ledger.entries).toBe(1);
      }),
    180_000,
  );
});
