import { stage } from './driver';
import { press } from './flows/keypad';
import { enterLoanPassword, fillLoan, signLoan } from './flows/loan';
import { PASSWORD } from './flows/credit';
import { enterAs } from './flows/persona';
import { confirmRepayment, repayDue } from './flows/repay';

const { journey } = stage();

const LOST = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/;

describe('a drawing', () => {
  it('with a lost reply shows 结果确认中 and then the true state; the money has moved once', () =>
    journey('draw-lost-reply', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'credited', '13800140001');
      const before = (await console.ledger()).entries;
      await driver.tapRole('button', '去借款');
      await fillLoan(all, '3000');
      await driver.tapRole('button', '下一步');
      await signLoan(all);
      driver.tolerate(LOST);
      await console.faults([
        { path: '/loan/limitUseLoan', fault: 'dropReply', times: 1 },
        // The query is refused, not lost: a browser repeats a lost one by itself, once for each connection it has.
        { path: '/loan/paymentResult', fault: 'status', value: 503, times: 2 },
      ]);
      await enterLoanPassword(all);
      await driver.see('结果确认中');
      await driver.see('已放款', { within: 60_000 });
      const { entries, balanced } = await console.ledger();
      expect({ entries: entries - before, balanced }).toEqual({ entries: 1, balanced: true });
    }));

  it('that never arrived is reported as such, and can be sent again', () =>
    journey('draw-never-arrived', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'credited', '13800140002');
      const before = (await console.ledger()).entries;
      await driver.tapRole('button', '去借款');
      await fillLoan(all, '3000');
      await driver.tapRole('button', '下一步');
      await signLoan(all);
      driver.tolerate(LOST);
      // A browser repeats a request by itself, once for each kept connection that breaks: all of them must be lost.
      await console.faults([{ path: '/loan/limitUseLoan', fault: 'drop', times: 50 }]);
      await enterLoanPassword(all);
      await driver.see('没有提交成功，钱没有动', { within: 60_000 });
      expect((await console.ledger()).entries).toBe(before);
      await console.clearFaults();
      await driver.tapRole('button', '再次提交');
      await enterLoanPassword(all);
      await driver.see('已放款');
      expect((await console.ledger()).entries).toBe(before + 1);
    }));
});

describe('a repayment', () => {
  it('tapped twice and with a lost reply moves money once', () =>
    journey('repay-lost-reply', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'borrowing', '13800140003');
      const before = (await console.ledger()).entries;
      await driver.open('/pages/repay/index');
      await confirmRepayment(all);
      driver.tolerate(LOST);
      await console.faults([{ path: '/repay/doRepayAfterTrial', fault: 'dropReply', times: 1 }]);
      await press(driver, PASSWORD.slice(0, 5));
      await driver.doubleTapRole('button', PASSWORD.slice(5));
      await driver.see('还款成功，这期已还清', { within: 60_000 });
      const { entries, balanced } = await console.ledger();
      expect({ entries: entries - before, balanced }).toEqual({ entries: 1, balanced: true });
    }));

  it('declined by the bank says that no money was taken', () =>
    journey('repay-declined', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'borrowing', '13800140004');
      await console.decide('13800140004', { collect: 'fail' });
      await repayDue(all);
      await driver.see('还款失败，钱没有扣');
    }));
});
