import { paymentRefusals } from '@/contract/flowRefusals';
import { repayRefusals } from '@/contract/repay';
import { randomUUID } from 'node:crypto';
import { parseYuan } from '@/domain/money/fen';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones(6000);

beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

async function borrower(): Promise<{ person: TestPerson; loanNo: string }> {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  return { person, loanNo };
}

const fen = (text: string) => parseYuan(text) ?? Number.NaN;

/** A quote, and everything needed to pay it. */
async function quoted(person: TestPerson, loanNo: string, kind: 'due' | 'payoff' | 'coolingOff' = 'due') {
  const quote = await person.must('repaymentTrial', { kind, loanNos: [loanNo] });
  const cardId = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
  const { pswToken } = await person.must('verifyPsw', {
    password: person.facts.tradePassword,
    purpose: 'repay',
  });
  return { quote, request: { quoteId: quote.quoteId, cardId, pswToken, requestNo: randomUUID() } };
}

async function balanceOf(account: string): Promise<number> {
  const { accounts } = await bank.console.ledger();
  return fen((accounts.find(({ code }) => code === account)?.balance ?? '').replace('-', ''));
}

describe('what is due', () => {
  it('is the coming instalment before anything is overdue', async () => {
    const { person, loanNo } = await borrower();
    const pending = await person.must('queryPendingRepayment', {});
    expect(pending.due).toMatchObject({
      principal: '935.71',
      interest: '144.00',
      penalty: '0.00',
      overdueDays: 0,
    });
    expect(pending.loans).toHaveLength(1);
    expect(pending.loans[0]).toMatchObject({ loanNo, state: 'normal', termsLeft: 12 });
    expect(pending.months).toHaveLength(12);
  });

  it('after 35 days is overdue with a penalty on the principal, and its payment balances', async () => {
    const { person, loanNo } = await borrower();
    const { drawnOn } = await person.must('queryLoanState', { loanNo });
    await bank.console.advanceDays(35);
    const iou = await person.must('queryLoanState', { loanNo });
    const first = iou.schedule[0];
    const late = iou.overdueDays;
    expect(late).toBe(daysBetween(first?.dueDate ?? '', addDays(drawnOn, 35)));
    expect(iou.state).toBe('overdue');
    // 14.40 % × 1.5 is 21.60 % a year, under the ceiling; principal 935.71.
    expect(fen(first?.penalty ?? '')).toBe(Math.floor((93_571 * 0.216 * late) / 360 + 0.5));
    const before = await balanceOf('penalty');
    const { quote, request } = await quoted(person, loanNo);
    expect(quote.penalty).toBe(first?.penalty);
    await person.must('doRepayAfterTrial', request);
    expect((await balanceOf('penalty')) - before).toBe(fen(quote.penalty));
    expect((await bank.console.ledger()).balanced).toBe(true);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({
      state: 'normal',
      termsLeft: 11,
      overdueDays: 0,
    });
  });
});

describe('a repayment', () => {
  it('frees the quota by the principal, and appears in the history', async () => {
    const { person, loanNo } = await borrower();
    const { request } = await quoted(person, loanNo);
    const { repayNo, state } = await person.must('doRepayAfterTrial', request);
    expect(state).toBe('paid');
    expect(await person.must('queryCustQuota', {})).toMatchObject({ available: '38935.71' });
    const { records } = await person.must('queryLoanRecordInfo', { kind: 'repay' });
    expect(records).toMatchObject([{ no: repayNo, loanNo, amount: '1079.71', state: 'paid' }]);
  });

  it('repeated with the same requestNo moves nothing twice', async () => {
    const { person, loanNo } = await borrower();
    const { request } = await quoted(person, loanNo);
    const first = await person.must('doRepayAfterTrial', request);
    const { entries } = await bank.console.ledger();
    expect(await person.must('doRepayAfterTrial', request)).toEqual(first);
    expect((await bank.console.ledger()).entries).toBe(entries);
    expect(await person.must('paymentResult', { requestNo: request.requestNo })).toMatchObject({
      state: 'paid',
      kind: 'repay',
      no: first.repayNo,
    });
  });

  it('by a second quote of the same instalment is void once the first was paid, although the next costs the same', async () => {
    const { person, loanNo } = await borrower();
    const one = await quoted(person, loanNo);
    const two = await quoted(person, loanNo);
    await person.must('doRepayAfterTrial', one.request);
    expect((await person.refused('doRepayAfterTrial', two.request)).code).toBe(repayRefusals.quoteChanged);
  });

  it('by a quote that was paid or has expired is refused', async () => {
    const { person, loanNo } = await borrower();
    const paid = await quoted(person, loanNo);
    await person.must('doRepayAfterTrial', paid.request);
    const { pswToken } = await person.must('verifyPsw', {
      password: person.facts.tradePassword,
      purpose: 'repay',
    });
    const again = { ...paid.request, pswToken, requestNo: randomUUID() };
    expect((await person.refused('doRepayAfterTrial', again)).code).toBe(repayRefusals.quotePaid);
    const late = await quoted(person, loanNo);
    await bank.console.advanceMinutes(16);
    expect((await person.refused('doRepayAfterTrial', late.request)).code).toBe(repayRefusals.quoteChanged);
  });

  it('declined by the bank takes no money and may be tried again with the same quote', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.decide(person.phone, { collect: 'fail' });
    const { request } = await quoted(person, loanNo);
    const { entries } = await bank.console.ledger();
    expect((await person.must('doRepayAfterTrial', request)).state).toBe('failed');
    expect(await person.must('paymentResult', { requestNo: request.requestNo })).toMatchObject({
      state: 'failed',
    });
    expect((await bank.console.ledger()).entries).toBe(entries);
    await bank.console.decide(person.phone, { collect: 'pay' });
    expect((await person.repay(loanNo, 'due')).state).toBe('paid');
  });

  it('deducts the coupon from the interest; the ledger shows it as an expense', async () => {
    const { person, loanNo } = await borrower();
    const couponId = (await person.must('queryCoupon', { state: 'available' })).list[0]?.couponId ?? '';
    const quote = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo], couponId });
    expect(quote).toMatchObject({ total: '1079.71', discount: '50.00', payAmount: '1029.71' });
    const before = await balanceOf('discount');
    const { request } = await quoted(person, loanNo);
    await person.must('doRepayAfterTrial', { ...request, quoteId: quote.quoteId });
    expect((await balanceOf('discount')) - before).toBe(5_000);
    expect((await person.must('queryCoupon', { state: 'used' })).list).toHaveLength(1);
  });

  it('takes a coupon for loans of 1,000.00 and more by the loan, not by what is paid of it', async () => {
    const person = await bank.credited();
    const couponId = (await person.must('queryCoupon', { state: 'available' })).list[0]?.couponId ?? '';
    const { loanNo: large } = await person.draw({ amount: '1000.00' });
    const { loanNo: small } = await person.draw({ amount: '900.00' });
    const trial = (...loanNos: string[]) => ({ kind: 'due' as const, loanNos, couponId });
    // The first instalment is 89.98, with 12.00 of interest.
    expect(await person.must('repaymentTrial', trial(large))).toMatchObject({ discount: '12.00' });
    expect(await person.refused('repaymentTrial', trial(small))).toEqual({
      code: paymentRefusals.couponGone,
      desc: '借款金额还不够用这张优惠券，请换一张或不使用',
    });
    // Of several loans that are paid together, one is enough.
    expect(await person.must('repaymentTrial', trial(small, large))).toMatchObject({ discount: '22.80' });
  });

  it.each(['coolingOff', 'payoff'] as const)(
    'does not use a coupon where there is no interest (%s)',
    async (kind) => {
      const { person, loanNo } = await borrower();
      const couponId = (await person.must('queryCoupon', { state: 'available' })).list[0]?.couponId ?? '';
      expect(await person.refused('repaymentTrial', { kind, loanNos: [loanNo], couponId })).toEqual({
        code: paymentRefusals.couponGone,
        desc: '这次还款没有利息，用不上优惠券，优惠券为您留着',
      });
      await person.repay(loanNo, kind);
      expect((await person.must('queryCoupon', { state: 'available' })).list[0]?.couponId).toBe(couponId);
    },
  );
});

describe('ending a loan early', () => {
  it('costs the principal and the interest of the days, and settles the loan', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(10);
    const { quote, request } = await quoted(person, loanNo, 'payoff');
    expect(quote).toMatchObject({ principal: '12000.00', interest: '48.00', savedInterest: '908.45' });
    await person.must('doRepayAfterTrial', request);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'settled', termsLeft: 0 });
    expect((await person.must('queryPendingRepayment', {})).loans).toEqual([]);
    expect(await person.must('queryCustQuota', {})).toMatchObject({ available: '50000.00' });
  });

  it('can be quoted for a later day, but paid only today', async () => {
    const { person, loanNo } = await borrower();
    const { today } = await person.must('queryPendingRepayment', {});
    const ahead = await person.must('repaymentTrial', {
      kind: 'payoff',
      loanNos: [loanNo],
      on: addDays(today, 5),
    });
    expect(ahead).toMatchObject({ payable: 'N', interest: '24.00' });
    const { request } = await quoted(person, loanNo, 'payoff');
    expect((await person.refused('doRepayAfterTrial', { ...request, quoteId: ahead.quoteId })).code).toBe(
      repayRefusals.quoteChanged,
    );
    const far = addDays(today, 32);
    expect(
      (await person.refused('repaymentTrial', { kind: 'payoff', loanNos: [loanNo], on: far })).code,
    ).toBe(repayRefusals.payoffDateOutside);
  });

  it('in the cooling-off period costs the principal alone; after it, that is refused', async () => {
    const { person, loanNo } = await borrower();
    const { quote, request } = await quoted(person, loanNo, 'coolingOff');
    expect(quote).toMatchObject({ total: '12000.00', interest: '0.00' });
    await person.must('doRepayAfterTrial', request);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'settled' });
    const next = await borrower();
    await bank.console.advanceDays(31);
    const late = await next.person.refused('repaymentTrial', { kind: 'coolingOff', loanNos: [next.loanNo] });
    expect(late.code).toBe(repayRefusals.coolingOffOver);
  });

  it('is closed to other people', async () => {
    const { loanNo } = await borrower();
    const other = await bank.register(phone());
    expect((await other.refused('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] })).code).toBe(
      repayRefusals.loanUnknown,
    );
    expect((await other.refused('queryLoanState', { loanNo })).code).toBe(repayRefusals.loanUnknown);
  });
});

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
