import { paymentRefusals } from '@/contract/flowRefusals';
import { repayRefusals } from '@/contract/repay';
import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import type { RepayKind } from '@/features/repaying/quote';
import { repayDraft } from '@/features/repaying/repayDraft';
import { repayment } from '@/features/repaying/repayment';
import { drafts } from '@/storage/drafts';
import { host } from '../../app/host';
import { paramsOf, top, useStage } from './stage';

const stage = useStage();
const PAY = '/repay/doRepayAfterTrial';

/** Opens the confirmation of the person's loan from the overview. */
async function confirmation(kind: RepayKind = 'due'): Promise<RepayConfirmModel> {
  repayDraft.begin(kind, [stage.loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map([['backUrl', routes.repay.path]]));
  await model.load();
  return model;
}

async function enter(model: RepayConfirmModel, password = stage.person.facts.tradePassword): Promise<void> {
  await model.ask();
  expect(model.asking).toBe(true);
  await model.pad.submit(password);
}

const entries = async () => (await stage.bank.console.ledger()).entries;
const loan = () => stage.person.must('queryLoanState', { loanNo: stage.loanNo });

describe('the confirmation', () => {
  it('pays the amount shown, once, and is replaced by its result', async () => {
    const model = await confirmation();
    const before = await entries();
    const { payAmount = 0 } = model.payment.quote.value ?? {};
    await model.ask();
    // A second submit while the first is under way is ignored.
    await Promise.all([
      model.pad.submit(stage.person.facts.tradePassword),
      model.pad.submit(stage.person.facts.tradePassword),
    ]);
    const { requestNo } = drafts.get('repay');
    expect(Object.fromEntries(paramsOf(routes.repayResult.path))).toEqual({
      requestNo,
      backUrl: routes.repay.path,
    });
    expect(host.addresses.slice(0, 2)).toEqual([routes.home.path, routes.repay.path]);
    expect(host.addresses).toHaveLength(3);
    expect(await entries()).toBe(before + 1);
    expect(payAmount).toBe(107_971);
    expect(model.pad.digits.value).toBe('');
  });

  it.each([
    ['payoff', 'settled', '/loan/App/coolingOffPeriodRepay'],
    ['coolingOff', 'settled', '/repay/doRepayAfterTrial'],
  ] as const)('of a %s ends the loan (%s), without %s', async (kind, state, other) => {
    await stage.bank.console.faults([{ path: other, fault: 'drop' }]);
    const model = await confirmation(kind);
    // Today's payoff of a loan drawn today has no interest either.
    expect([model.payment.takesCoupons, model.payment.offersCoupons]).toEqual([kind === 'payoff', false]);
    await enter(model);
    expect((await loan()).state).toBe(state);
  });

  it('says beside the pad that the password is wrong, and moves nothing', async () => {
    const model = await confirmation();
    const before = await entries();
    await enter(model, '111222');
    expect(model.pad.digits.error).toContain('还可以试4次');
    expect([model.asking, model.pad.digits.value, model.pad.busy]).toEqual([true, '', false]);
    model.pad.digits.type('1');
    expect(model.pad.digits.error).toBe('');
    model.closePad();
    expect([model.asking, model.pad.digits.value]).toEqual([false, '']);
    expect(await entries()).toBe(before);
    expect(drafts.get('repay').sent).toBe(false);
  });

  it('says so when the password could not be checked', async () => {
    const model = await confirmation();
    await stage.bank.console.faults([{ path: '/loan/verifyPsw', fault: 'drop' }]);
    await enter(model);
    expect(model.pad.digits.error).toContain('钱没有扣');
    expect(model.asking).toBe(true);
  });

  it('gets a new quote when the quote has expired, and says that nothing has changed', async () => {
    const model = await confirmation();
    const before = model.payment.quote.value?.quoteId;
    await stage.bank.console.advanceMinutes(16);
    await enter(model);
    expect(model.asking).toBe(false);
    expect(model.notice).toContain('金额没有变');
    expect(model.payment.quote.value?.quoteId).not.toBe(before);
    await enter(model);
    expect(top()).toContain(routes.repayResult.path);
  });

  it('shows what has changed when the debt is different by now', async () => {
    const model = await confirmation('payoff');
    await stage.bank.console.advanceDays(2);
    await enter(model);
    expect(model.asking).toBe(false);
    expect(model.changes.slice(1)).toEqual(['利息 由 0.00 变为 9.60', '实付 由 12,000.00 变为 12,009.60']);
    await enter(model);
    expect((await loan()).state).toBe('settled');
  });

  it('of a debt paid elsewhere says so, and no money moves again', async () => {
    const model = await confirmation();
    await stage.bank.console.faults([
      { path: PAY, fault: 'returnCode', value: `${repayRefusals.quotePaid}:这笔款已经还过了` },
    ]);
    const before = await entries();
    await enter(model);
    expect(stage.seen.questions).toEqual(['没有重复扣款。可以在借还记录里看到这笔还款']);
    expect(top()).toBe(routes.repay.path);
    expect(await entries()).toBe(before);
  });

  it.each([
    ['card', `${paymentRefusals.cardGone}:请重新选择还款卡`, '请重新选择还款卡'],
    ['card', `${repayRefusals.bankDeclined}:银行没有受理`, '还款失败，钱没有扣，请换一张卡再试'],
  ] as const)('says beside the %s what is wrong with it (%s)', async (_what, value, message) => {
    const model = await confirmation();
    await stage.bank.console.faults([{ path: PAY, fault: 'returnCode', value }]);
    await enter(model);
    expect([model.asking, model.payment.cards.error]).toEqual([false, message]);
    expect(drafts.get('repay')).toMatchObject({ sent: false, requestNo: '' });
    model.payment.cards.choose(model.payment.cards.card?.cardId ?? '');
    expect(model.payment.cards.error).toBe('');
  });

  it('offers a coupon for loans of 1,000.00 and more by the loan: its instalment is 89.98', async () => {
    const { loanNo } = await stage.person.draw({ amount: '1000.00' });
    repayDraft.begin('due', [loanNo]);
    const model = new RepayConfirmModel(new Map());
    await model.load();
    const { quote, coupons } = model.payment;
    if (quote.value === undefined) throw new Error('nothing to pay');
    const [coupon] = coupons.usable(quote.value);
    await model.payment.useCoupon(coupon?.couponId ?? '');
    expect([coupons.error, quote.value]).toMatchObject(['', { total: 8998, discount: 1200 }]);
  });

  it('removes a used coupon and gets a quote without it', async () => {
    const { person } = stage;
    const couponId = (await person.must('queryCoupon', { state: 'available' })).list[0]?.couponId ?? '';
    const model = await confirmation();
    await model.payment.useCoupon(couponId);
    expect(model.payment.quote.value?.discount).toBe(5000);
    await stage.bank.db.query('update coupons set used_at = now() where coupon_id = $1', [couponId]);
    await enter(model);
    expect([model.asking, model.payment.coupons.chosen]).toEqual([false, '']);
    expect(model.payment.coupons.error).toContain('优惠券');
    expect(model.changes).toContain('优惠券抵扣 由 50.00 变为 0.00');
  });

  it('stays open when the gateway wants another proof of the password', async () => {
    const model = await confirmation();
    await stage.bank.console.faults([
      { path: PAY, fault: 'returnCode', value: `${paymentRefusals.proofSpent}:请重新输入交易密码` },
    ]);
    await enter(model);
    expect([model.asking, model.pad.digits.error]).toEqual([true, '请重新输入交易密码']);
  });

  it('goes to the result after a reload during a payment', async () => {
    repayDraft.begin('due', [stage.loanNo]);
    const requestNo = repayment.goesOut('Q1');
    await new RepayConfirmModel(new Map()).load();
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
  });

  it('asks about an earlier payment of the same debt before it sends a new one', async () => {
    const first = await confirmation();
    await stage.bank.console.faults([{ path: PAY, fault: 'dropReply' }]);
    await enter(first);
    const { requestNo } = drafts.get('repay');
    // The result page stopped asking, and the person tries again.
    repayment.neverArrived(requestNo);
    const again = await confirmation();
    const before = await entries();
    await enter(again);
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
    expect(await entries()).toBe(before);
  });

  it('sends nothing new while the outcome of the earlier one is unknown', async () => {
    const first = await confirmation();
    await stage.bank.console.faults([{ path: PAY, fault: 'dropReply' }]);
    await enter(first);
    const { requestNo } = drafts.get('repay');
    repayment.neverArrived(requestNo);
    const again = await confirmation();
    const before = await entries();
    await stage.bank.console.faults([{ path: '/loan/paymentResult', fault: 'status', value: 503 }]);
    await enter(again);
    expect(again.pad.digits.error).toContain('没有扣款');
    expect([await entries(), drafts.get('repay').requestNo]).toEqual([before, requestNo]);
    await enter(again);
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
    expect(await entries()).toBe(before);
  });

  it('names the loans, and says that paying early costs nothing', async () => {
    const model = await confirmation();
    expect(model.lines.map(({ item, loan }) => [item.loanNo, loan?.amount])).toEqual([
      [stage.loanNo, 1_200_000],
    ]);
    expect(model.note).toContain('还没到还款日');
    const payoff = await confirmation('payoff');
    expect([payoff.lines, payoff.note]).toEqual([[], '']);
  });

  it('works without the names of the loans', async () => {
    await stage.bank.console.faults([{ path: '/loan/queryPendingRepayment', fault: 'status', value: 503 }]);
    const model = await confirmation();
    expect(model.lines.map(({ loan }) => loan)).toEqual([undefined]);
    await enter(model);
    expect(top()).toContain(routes.repayResult.path);
  });

  it('opened directly, without a choice of loans, leads to the entry with its parameters', async () => {
    const params = { productType: 'YQDC001', backUrl: routes.home.path, loanNos: stage.loanNo };
    await new RepayConfirmModel(new Map(Object.entries(params))).load();
    expect(Object.fromEntries(paramsOf(routes.repayEntry.path))).toEqual(params);
  });
});
