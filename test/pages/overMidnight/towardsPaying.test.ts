import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayEntryModel } from '@/pages/repay/repay.model';
import { LoanModel } from '@/features/loanDetail';
import { borrowed, payWith, shownSum } from './paying';
import { useStage } from './stage';

const stage = useStage();
let loanNo = '';
async function borrowedUntil(which: 'coolingOff' | 'due'): Promise<void> {
  loanNo = await borrowed(stage, which);
}
const pay = (model: RepayConfirmModel) => payWith(stage, model);

describe('the pages before the confirmation', () => {
  it('the entry leads to the sum of today', async () => {
    await borrowedUntil('due');
    const page = new RepayEntryModel(new Map());
    await page.load();
    const seen = page.payment.quote.value?.payAmount ?? 0;
    await stage.midnight();
    await page.next();
    const model = new RepayConfirmModel(new Map());
    await model.load();
    expect(shownSum(model)).toBeGreaterThan(seen);
  });

  it('the sum that was read on the entry a few minutes before midnight is the sum that is paid', async () => {
    await borrowedUntil('due');
    await stage.minutesBeforeMidnight(6);
    const page = new RepayEntryModel(new Map());
    await page.load();
    const read = page.payment.quote.value?.payAmount ?? 0;
    await stage.bank.console.advanceMinutes(7);
    await stage.learnTheTime();
    await page.next();
    const model = new RepayConfirmModel(new Map());
    await model.load();
    expect(shownSum(model)).toBe(read);
    await pay(model);
    expect(await stage.charged()).toMatchObject({ amount: (read / 100).toFixed(2), state: 'paid' });
  });

  it('the entry no longer offers an exit that has ended when it is shown again', async () => {
    await borrowedUntil('coolingOff');
    const page = new RepayEntryModel(new Map([['loanNos', loanNo]]));
    await page.load();
    expect(page.toGiveBack).toMatchObject([{ loanNo }]);
    await stage.midnight();
    await page.shown();
    expect([page.toGiveBack, page.pending.value?.today]).toEqual([[], await stage.today()]);
  });

  it('the exit on the page of the loan leads to the payoff of today, and the confirmation says why', async () => {
    await borrowedUntil('coolingOff');
    const page = new LoanModel(new Map([['loanNo', loanNo]]));
    await page.load();
    expect(page.action).toBe('coolingOff');
    await stage.midnight();
    await page.act();
    const model = new RepayConfirmModel(new Map());
    await model.load();
    expect(model.notice).toMatch(/冷静期到.+日为止.+下面是今天提前还清的金额/);
    expect([shownSum(model) > 1_200_000, model.kind]).toEqual([true, 'payoff']);
    page.dispose();
  });
});
