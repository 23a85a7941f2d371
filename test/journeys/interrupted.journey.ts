import { PATIENCE_MS, stage } from './driver';
import {
  bindCard,
  giveContacts,
  passFaceCheck,
  setPassword,
  showIdCard,
  submitApplication,
} from './flows/credit';
import { enterLoanPassword, fillLoan, signLoan } from './flows/loan';
import { logIn, logInFromHome } from './flows/login';
import { enterAs } from './flows/persona';
import { confirmRepayment } from './flows/repay';
import { soon } from '../soon';

const { journey } = stage();

describe('a reload halfway', () => {
  it('of the application resumes at the first incomplete step, with the typed text', () =>
    journey('reload-credit', async (all) => {
      const { driver } = all;
      const phone = '13800141001';
      await logInFromHome(all, phone);
      await showIdCard(all);
      await driver.arrive('/pages/creditV2/view/face/faceStart');
      await driver.reload();
      await passFaceCheck(all);
      await driver.arrive('/pages/creditV2/view/addContacts');
      await driver.fill('常用联系人姓名', '赵清和');
      await driver.reload();
      await driver.arrive('/pages/creditV2/view/addContacts');
      await soon(async () => expect(await driver.valueOf('常用联系人姓名')).toBe('赵清和'), PATIENCE_MS);
      await giveContacts(all, true);
      await driver.arrive('/pages/creditV2/view/bindCard');
      await driver.open('/pages/home/index');
      await driver.tapRole('button', '继续申请');
      await driver.tapRole('button', /继续：/);
      await bindCard(all, phone);
      await setPassword(all);
      await submitApplication(all);
      await driver.see('50,000.00');
    }));

  it('of a drawing stays on the same page with the draft', () =>
    journey('reload-loan', async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', '13800141002');
      await driver.tapRole('button', '去借款');
      await fillLoan(all, '5000');
      await driver.reload();
      await driver.arrive('/pages/loanV2/view/index');
      await driver.see('5,000');
      await driver.see('总利息');
      await driver.tapRole('button', '下一步');
      await driver.arrive('/pages/loanV2/view/loanFrontPage');
      await driver.reload();
      await driver.see('5,000.00');
      await signLoan(all);
      await driver.arrive('/pages/loanV2/view/verifyPasswordPage');
      await driver.reload();
      await enterLoanPassword(all);
      await driver.see('已放款');
      await driver.reload();
      await driver.see('已放款');
    }));

  it('of a repayment stays on the same page', () =>
    journey('reload-repay', async (all) => {
      const { driver } = all;
      await enterAs(all, 'borrowing', '13800141003');
      await driver.open('/pages/repay/index');
      await confirmRepayment(all);
      await driver.reload();
      await driver.arrive('/pages/repay/definerepayment');
      await driver.seeRole('button', /确认还款/);
    }));
});

describe('a session that expires during a drawing', () => {
  it('says so once, asks to log in, and returns to the same page with the draft', () =>
    journey('expired-loan', async (all) => {
      const { driver, console } = all;
      const phone = '13800141004';
      await enterAs(all, 'credited', phone);
      await driver.tapRole('button', '去借款');
      await fillLoan(all, '6000');
      await driver.tapRole('button', '下一步');
      await driver.arrive('/pages/loanV2/view/loanFrontPage');
      // The page's calls are answered: the reloaded page is the one that finds the session expired.
      await driver.seeRole('checkbox', /个人消费借款合同/);
      await console.expireSessions(phone);
      await driver.reload();
      await driver.see('登录失效');
      await driver.arrive('/pages/login/index');
      // An hour later no picture code is needed any more.
      driver.tolerate(/401 \(Unauthorized\)/);
      await console.advanceMinutes(61);
      await logIn(all, phone);
      await driver.arrive('/pages/loanV2/view/loanFrontPage');
      await driver.see('6,000.00');
      await signLoan(all);
      await enterLoanPassword(all);
      await driver.see('已放款');
    }));
});
