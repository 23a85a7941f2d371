import { stage } from './driver';
import { LOGIN, logIn } from './flows/login';
import { makeCustomer } from './flows/persona';

const { journey } = stage();

describe('a link to a page that needs a session', () => {
  it("asks to log in, and leads to exactly that page with the link's parameters", () =>
    journey('deep-link', async (all) => {
      const { driver, console } = all;
      const phone = '13800152001';
      await makeCustomer(all, 'borrowing', phone);
      const { loans } = await console.customer<{ loans: readonly { loanNo: string }[] }>(phone);
      const loanNo = loans[0]?.loanNo ?? '';
      await driver.open(`/pages/repay/repayIoudetails?loanNo=${loanNo}`);
      await driver.arrive(LOGIN);
      await logIn(all, phone);
      await driver.arrive('/pages/repay/repayIoudetails');
      await driver.see('12,000.00');
      // Back does not return to the login in between.
      await driver.tapRole('button', '返回');
      await driver.arrive('/pages/repay/index');
    }));

  it('does the same when named by the route policy', () =>
    journey('deep-link-entry', async (all) => {
      const { driver } = all;
      await makeCustomer(all, 'credited', '13800152002');
      await driver.open('/pages/home/index');
      await driver.tapText('借还记录');
      await driver.arrive(LOGIN);
      await logIn(all, '13800152002');
      await driver.arrive('/pages/bussiness/loan_repay/index');
      await driver.see('还没有借款和还款记录。');
    }));
});
