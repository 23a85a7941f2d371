import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayModel } from '@/pages/repay/index.model';
import { PartRepayModel } from '@/pages/repay/partRepayPage.model';
import type { RepayKind } from '@/features/repaying/quote';
import { repayDraft } from '@/features/repaying/repayDraft';
import { bindQuickly } from '../../../gateway/console/person';
import { setSignedUntil } from '../../../gateway/queries/cards';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { borrowed, confirmationOf, payWith, shownSum } from './paying';
import { top, useStage } from './stage';

const stage = useStage();
let loanNo = '';
async function borrowedUntil(which: 'coolingOff' | 'due'): Promise<void> {
  loanNo = await borrowed(stage, which);
}
const confirmation = (kind: RepayKind) => confirmationOf(kind, loanNo);
const pay = (model: RepayConfirmModel) => payWith(stage, model);

describe('repaying', () => {
  /** The confirmation asks again with the new sum, and that sum is what is charged. */
  async function asksAgain(model: RepayConfirmModel, said: readonly RegExp[]): Promise<void> {
    const [before, booked] = [shownSum(model), await stage.entries()];
    await stage.midnight();
    await pay(model);
    expect([model.asking, model.problem, await stage.entries(), await stage.charged()]).toEqual([
      false,
      '',
      booked,
      undefined,
    ]);
    const told = [...model.changes, model.notice, model.payment.coupons.error].join('\n');
    for (const words of said) expect(told).toMatch(words);
    expect(shownSum(model)).toBeGreaterThan(before);
    const sum = shownSum(model);
    await pay(model);
    expect(await stage.charged()).toMatchObject({ amount: (sum / 100).toFixed(2), state: 'paid' });
  }

  it('what is due asks for the penalty, and says since when', async () => {
    await borrowedUntil('due');
    await asksAgain(await confirmation('due'), [/现在算到.+日，原来算到.+日/, /罚息 由 0\.00 变为 0\.\d+/]);
  });

  it('what was read a few minutes before midnight is what is paid, also when the page was left for a moment', async () => {
    await borrowedUntil('due');
    await stage.minutesBeforeMidnight(6);
    const model = await confirmation('due');
    const read = model.payment.quote.value;
    await stage.bank.console.advanceMinutes(7);
    await model.shown();
    expect([model.payment.quote.value, model.changes]).toEqual([read, []]);
    await pay(model);
    expect(await stage.charged()).toMatchObject({
      amount: ((read?.payAmount ?? 0) / 100).toFixed(2),
      state: 'paid',
    });
  });

  it('that price ends with its own quarter of an hour', async () => {
    await borrowedUntil('due');
    await stage.minutesBeforeMidnight(6);
    const model = await confirmation('due');
    await stage.bank.console.advanceMinutes(16);
    await model.shown();
    expect(model.changes).toEqual(
      expect.arrayContaining([expect.stringMatching(/^现在算到/), expect.stringMatching(/^罚息 由 0\.00/)]),
    );
  });

  it('a coupon that is chosen after midnight names everything that it changes', async () => {
    const couponId = await stage.endingCoupon(7 * 31);
    await borrowedUntil('due');
    await stage.minutesBeforeMidnight(6);
    const model = await confirmation('due');
    await stage.bank.console.advanceMinutes(7);
    await model.shown();
    await model.useCoupon(couponId);
    expect(model.changes.join('\n')).toMatch(
      /现在算到.+\n罚息 由 0\.00 变为 0\.\d+\n优惠券抵扣 由 0\.00 变为 50\.00/,
    );
  });

  it('the exit that has ended becomes the payoff of today, and says until when it was', async () => {
    await borrowedUntil('coolingOff');
    const model = await confirmation('coolingOff');
    expect(shownSum(model)).toBe(1_200_000);
    await asksAgain(model, [
      /这笔借款的冷静期到.+日为止/,
      /利息 由 0\.00 变为 1\d\d\.\d\d/,
      /实付 由 12,000\.00 变为 12,1/,
    ]);
    expect(model.kind).not.toBe('coolingOff');
  });

  it('a coupon that has ended is taken off with its last day, and no longer counted', async () => {
    await borrowedUntil('due');
    const couponId = await stage.endingCoupon();
    const model = await confirmation('due');
    await model.payment.useCoupon(couponId);
    expect(model.payment.quote.value?.discount).toBe(5000);
    await asksAgain(model, [/这张优惠券到.+日为止，已过期/, /优惠券抵扣 由 50\.00 变为 0\.00/]);
    expect(model.payment.coupons.list.value).toEqual([]);
  });

  it('a coupon that was not chosen is no longer counted either', async () => {
    await borrowedUntil('due');
    await stage.endingCoupon();
    const model = await confirmation('due');
    expect(model.payment.coupons.usable({ largestLoan: 1_200_000 })).toHaveLength(1);
    await stage.midnight();
    await model.shown();
    expect(model.payment.coupons.usable({ largestLoan: 1_200_000 })).toEqual([]);
  });

  it('a part asks with what of it is interest and penalty now', async () => {
    await borrowedUntil('due');
    const page = new PartRepayModel(new Map([['loanNo', loanNo]]));
    await page.load();
    page.type('5048');
    await soon(() => expect(page.trials.plans).toBeDefined());
    const seen = page.trials.plans;
    await stage.midnight();
    await page.next();
    const model = new RepayConfirmModel(new Map());
    await model.load();
    expect(model.payment.quote.value).toMatchObject({
      on: await stage.today(),
      payAmount: 504_800,
      plan: 'sooner',
    });
    expect(model.payment.quote.value?.penalty).toBeGreaterThan(0);
    // Back on the page of the sum, both plans are those of the new day.
    await page.shown();
    await soon(() => expect(page.trials.plans).toBeDefined());
    expect(page.trials.plans).not.toBe(seen);
    expect(page.trials.plans?.sooner?.on).toBe(await stage.today());
    page.dispose();
  });

  it('a part that no longer covers what is due goes back to where the sum is entered, with the bounds of today', async () => {
    await borrowedUntil('due');
    repayDraft.begin('partial', [loanNo]);
    repayDraft.keep({ amount: '1079.80', plan: 'sooner' });
    host.reset(routes.home.path, `${routes.partRepay.path}?loanNo=${loanNo}`, routes.repayConfirm.path);
    const model = new RepayConfirmModel(new Map());
    await model.load();
    expect(shownSum(model)).toBe(107_980);
    await stage.midnight();
    await pay(model);
    expect(top()).toBe(`${routes.partRepay.path}?loanNo=${loanNo}`);
    expect(await stage.charged()).toBeUndefined();
  });

  it('the overview leads to the sum of today, and is of today when the person comes back', async () => {
    await borrowedUntil('due');
    host.reset(routes.home.path, routes.repay.path);
    const page = new RepayModel();
    await page.load();
    const { amount } = page;
    await stage.midnight();
    await page.repay();
    const model = new RepayConfirmModel(new Map());
    await model.load();
    expect(shownSum(model)).toBeGreaterThan(amount);
    await page.shown();
    expect([page.overdue, page.amount]).toEqual([1, shownSum(model)]);
  });

  it('a card whose protocol ends with the day is named, and a second one pays the same sum', async () => {
    await borrowedUntil('due');
    await bindQuickly(stage.person, 'CCB');
    await stage.minutesBeforeMidnight(6);
    const model = await confirmation('due');
    const { cards } = model.payment;
    const [first, read] = [cards.card?.cardId ?? '', shownSum(model)];
    await setSignedUntil(stage.bank.db, first, await stage.today());
    await stage.bank.console.advanceMinutes(7);
    await pay(model);
    expect([cards.error, cards.lapsed]).toEqual([expect.stringContaining('协议已到期，钱没有扣'), true]);
    cards.choose(cards.list.value?.find(({ cardId }) => cardId !== first)?.cardId ?? '');
    await model.shown();
    await pay(model);
    expect(await stage.charged()).toMatchObject({ amount: (read / 100).toFixed(2), state: 'paid' });
  });
});
