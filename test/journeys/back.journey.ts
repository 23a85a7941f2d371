import { stage, type Journey } from './driver';
import { enterLoanPassword, fillLoan, signLoan } from './flows/loan';
import { logInFromHome } from './flows/login';
import { enterAs } from './flows/persona';

const { journey } = stage();

/** Taps the title bar's back button, and waits for the page that it leads to. */
async function backTo({ driver }: Journey, path: string): Promise<void> {
  await driver.tapRole('button', '返回');
  await driver.arrive(path);
}

// After a reload the stack has only this page: the pages below are gone, and Back must know the way by itself.
describe('Back, also after a reload', () => {
  it('leads through a drawing step by step, with the inputs kept', () =>
    journey('back-loan', async (all) => {
      const { driver } = all;
      const [loan, front, pad] = ['index', 'loanFrontPage', 'verifyPasswordPage'].map(
        (page) => `/pages/loanV2/view/${page}`,
      ) as [string, string, string];
      await enterAs(all, 'credited', '13800157001');
      await driver.tapRole('button', '去借款');
      await fillLoan(all, '4000');
      await driver.tapRole('button', '下一步');
      await driver.arrive(front);
      await driver.see('合同与授权');
      // Nothing is ticked in advance: the button says at the consents what is missing.
      await driver.tapRole('button', '同意并继续');
      await driver.see('请先阅读并勾选同意');
      await driver.screenshot('consents-missing');
      await backTo(all, loan);
      await driver.see('总利息');
      await driver.tapRole('button', '下一步');
      await driver.arrive(front);
      await driver.reload();
      await driver.see('合同与授权');
      await backTo(all, loan);
      await driver.see('4,000');
      await driver.see('总利息');
      await driver.tapRole('button', '下一步');
      await signLoan(all);
      await driver.arrive(pad);
      await driver.reload();
      await driver.seeRole('button', '1');
      await backTo(all, front);
      await signLoan(all, true);
      await enterLoanPassword(all);
      await driver.see('已放款');
    }));

  it('leads through a repayment step by step', () =>
    journey('back-repay', async (all) => {
      const { driver } = all;
      const [overview, entry, confirm] = ['index', 'repay', 'definerepayment'].map(
        (page) => `/pages/repay/${page}`,
      ) as [string, string, string];
      // From the overview straight to the confirmation.
      await enterAs(all, 'borrowing', '13800157002');
      await driver.open(overview);
      await driver.tapRole('button', /立即还款/);
      await driver.arrive(confirm);
      await driver.reload();
      await driver.seeRole('button', /确认还款/);
      await backTo(all, overview);
      // A link that does not say everything comes by the entry.
      await driver.open(entry);
      await driver.tapRole('button', '下一步');
      await driver.arrive(confirm);
      await driver.seeRole('button', /确认还款/);
      await backTo(all, entry);
      await driver.seeRole('button', '下一步');
      await backTo(all, overview);
      await driver.seeRole('button', /立即还款/);
    }));

  it('leads from a step of the application to its front page', () =>
    journey('back-credit', async (all) => {
      const { driver } = all;
      const [front, idCard] = ['creditFrontPage', 'ocr/ocrTab'].map(
        (page) => `/pages/creditV2/view/${page}`,
      ) as [string, string];
      await logInFromHome(all, '13800157003');
      await driver.arrive(idCard);
      await driver.reload();
      await driver.see('身份信息采集授权书');
      await backTo(all, front);
      await driver.seeRole('button', '开始申请');
    }));
});
