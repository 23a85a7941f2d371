import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayModel } from '@/pages/repay/index.model';
import { Payment } from '@/pages/repay/parts/payment';
import { repayDraft } from '@/features/repaying/repayDraft';
import { repayment } from '@/features/repaying/repayment';
import { RepayEntryModel } from '@/pages/repay/repay.model';
import { drafts } from '@/storage/drafts';
import { host } from '../../app/host';
import { paramsOf, top, useStage } from './stage';

const stage = useStage();
const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

const NOTHING = new Map<string, string>();

async function overview(): Promise<RepayModel> {
  const model = new RepayModel();
  await model.load();
  return model;
}

async function entry(params: ReadonlyMap<string, string>): Promise<RepayEntryModel> {
  const model = new RepayEntryModel(params);
  await model.load();
  return model;
}

describe('the overview', () => {
  it('ticks what is due, and leads straight to its confirmation', async () => {
    const { loanNo } = stage;
    const model = await overview();
    const { due, today = '' } = model.pending.value ?? {};
    const [year = '', month, day] = due?.date.split('-') ?? [];
    // In December the first payment is due in the year to come.
    const ofYear = today.startsWith(year) ? '' : `${year}年`;
    expect(model.dueLabel).toBe(`本期应还（元）· ${ofYear}${Number(month)}月${Number(day)}日到期`);
    expect([...model.picked]).toEqual([loanNo]);
    expect(model.pending.value?.loans[0]?.about).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日 · 12期 · 等额本息$/);
    expect(model.amount).toBe(due?.total);
    await model.repay();
    expect(drafts.get('repay')).toMatchObject({ kind: 'due', loanNos: [loanNo] });
    expect(Object.fromEntries(paramsOf(routes.repayConfirm.path))).toEqual({
      productType: 'YQDC001',
      backUrl: routes.repay.path,
      loanNos: loanNo,
    });
  });

  it('shows the result of a payment that is still open before another one is confirmed', async () => {
    const model = await overview();
    repayDraft.begin('due', [stage.loanNo]);
    const requestNo = repayment.goesOut('Q1');
    await model.repay();
    expect(paramsOf(routes.repayResult.path).get('requestNo')).toBe(requestNo);
    expect(drafts.get('repay')).toMatchObject({ sent: true, requestNo });
  });

  it("keeps the person's ticks over a refresh, until the debt changes", async () => {
    const { person, loanNo } = stage;
    const { loanNo: second } = await person.draw({ amount: '1000.00', term: 3 });
    const model = await overview();
    expect([...model.picked].sort()).toEqual([loanNo, second].sort());
    model.pick(second, false);
    await model.shown();
    expect([...model.picked]).toEqual([loanNo]);
    await person.repay(loanNo, 'payoff');
    await model.shown();
    expect([...model.picked]).toEqual([second]);
  });

  it('shows the days once something is overdue', async () => {
    await stage.bank.console.advanceDays(35);
    const model = await overview();
    expect(model.overdue).toBeGreaterThan(0);
    expect(model.dueLabel).toBe('逾期应还（元）');
    expect(model.pending.value?.due?.penalty).toBeGreaterThan(0);
  });

  it('is empty once everything is paid', async () => {
    await stage.person.repay(stage.loanNo, 'payoff');
    const model = await overview();
    expect([model.pending.value?.due, model.debtFree]).toEqual([null, undefined]);
  });
});

describe('the entry', () => {
  it('shows the usual state without its parameters, and only logs', async () => {
    log.mockClear();
    const model = await entry(NOTHING);
    expect(log).toHaveBeenCalledTimes(1);
    expect(stage.seen.toasts).toEqual([]);
    expect(model.lines.map(({ item, loan }) => [item.loanNo, loan?.loanNo])).toEqual([
      [stage.loanNo, stage.loanNo],
    ]);
    expect(model.note).toContain('还没到还款日');
    await model.leave();
    expect(top()).toBe(routes.repay.path);
  });

  it('quotes the loans of its address, and leaves out those that are not debts', async () => {
    const { person, loanNo } = stage;
    const { loanNo: second } = await person.draw({ amount: '1000.00', term: 3 });
    const model = await entry(new Map([['loanNos', `${second},L-unknown`]]));
    expect(model.lines.map(({ item }) => item.loanNo)).toEqual([second]);
    // A reload without the parameters restores the same choice.
    const again = await entry(NOTHING);
    expect(again.lines.map(({ item }) => item.loanNo)).toEqual([second]);
    await person.repay(second, 'payoff');
    const later = await entry(NOTHING);
    expect(later.lines.map(({ item }) => item.loanNo)).toEqual([loanNo]);
  });

  it('is skipped by a link that says everything, and only by that', async () => {
    const { loanNo } = stage;
    const all = { productType: 'YQDC001', backUrl: routes.home.path, loanNos: loanNo };
    await entry(new Map(Object.entries(all)));
    expect(Object.fromEntries(paramsOf(routes.repayConfirm.path))).toEqual(all);
    expect(drafts.get('repay')).toMatchObject({ kind: 'due', loanNos: [loanNo] });
    // The entry is not below on the stack.
    expect(host.addresses).toHaveLength(2);
    for (const lacking of [
      { ...all, backUrl: '' },
      { ...all, productType: '' },
      { ...all, loanNos: `${loanNo},L-unknown` },
    ]) {
      host.reset(routes.home.path, routes.repayEntry.path);
      const model = await entry(new Map(Object.entries(lacking)));
      expect([top(), model.lines.length]).toEqual([routes.repayEntry.path, 1]);
    }
  });

  it('has nothing to pay once everything is paid', async () => {
    await stage.person.repay(stage.loanNo, 'payoff');
    const model = await entry(NOTHING);
    expect(model.payment.quote).toMatchObject({ state: 'ready', value: undefined });
    expect(model.mayGoOn).toBe(false);
  });

  it('uses a coupon only when the person chooses it, and keeps it', async () => {
    const model = await entry(new Map([['backUrl', routes.home.path]]));
    const { payment } = model;
    const { total = 0, largestLoan = 0 } = payment.quote.value ?? {};
    expect([payment.quote.value?.discount, payment.offersCoupons]).toEqual([0, true]);
    const [coupon] = payment.coupons.usable({ largestLoan });
    await payment.useCoupon(coupon?.couponId ?? '');
    expect(payment.quote.value).toMatchObject({ discount: 5000, payAmount: total - 5000 });
    await model.next();
    expect(paramsOf(routes.repayConfirm.path).get('backUrl')).toBe(routes.home.path);
    // Back from there leads here.
    await new RepayConfirmModel(paramsOf(routes.repayConfirm.path)).back();
    expect(paramsOf(routes.repayEntry.path).get('backUrl')).toBe(routes.home.path);
    expect(drafts.get('repay')).toMatchObject({
      kind: 'due',
      couponId: coupon?.couponId,
      cardId: payment.cards.card?.cardId,
    });
    // The entry is not below on the stack.
    expect(host.addresses).toHaveLength(2);
  });

  it('removes a coupon that cannot be used any more, and says why', async () => {
    drafts.keep('repay', { kind: 'due', loanNos: [stage.loanNo], couponId: 'C-gone' });
    const { payment } = await entry(NOTHING);
    expect(payment.quote.value?.discount).toBe(0);
    expect(payment.coupons.error).toContain('优惠券');
    expect(drafts.get('repay').couponId).toBe('');
  });

  it('says why a coupon is removed when there is no interest', async () => {
    const { list } = await stage.person.must('queryCoupon', { state: 'available' });
    drafts.keep('repay', {
      kind: 'payoff',
      loanNos: [stage.loanNo],
      couponId: list[0]?.couponId ?? '',
    });
    const payment = new Payment();
    await payment.load();
    expect([payment.quote.value?.discount, drafts.get('repay').couponId]).toEqual([0, '']);
    expect([payment.coupons.error, payment.offersCoupons]).toEqual([
      '这次还款没有利息，用不上优惠券，优惠券为您留着',
      true,
    ]);
  });

  it('needs a card', async () => {
    await stage.bank.db.query('update cards set unbound_at = now(), is_default = false');
    const model = await entry(NOTHING);
    expect(model.payment.cards.card).toBeUndefined();
    expect(model.mayGoOn).toBe(false);
    await model.payment.addCard();
    expect(top()).toBe(routes.addBankCard.path);
  });
});
