import { quoteOf } from '../../../gateway/ledger/quote';
import { loanAccount } from '../../../gateway/ledger/loanAccount';
import { trialBalance } from '../../../gateway/ledger/trialBalance';
import { addOffline, offlineByNo } from '../../../gateway/queries/offlineRepayments';
import { acceptOffline, refuseOfflineRepayment } from '../../../gateway/settlement';
import { THREE } from '../ledger/books';
import { Desk } from './desk';

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open('2026-12-30');
  await desk.books.draw({ ...THREE, loanNo: 'L1' });
});
afterEach(() => desk.close());

const entries = async () => (await trialBalance(desk.books.db)).entries;

/** A transfer that waits for its review, paid ten days after the first due date. */
async function transfer(offlineNo: string, amount: number, loanNo = 'L1'): Promise<string> {
  const at = new Date('2026-12-28T03:00:00Z');
  const own = { offline_no: offlineNo, customer_id: 1, loan_no: loanNo };
  await addOffline(desk.books.db, { ...own, amount, paid_on: '2026-12-28', submitted_at: at });
  return offlineNo;
}
const accept = (offlineNo: string, amount: number, arrivedOn?: string) =>
  acceptOffline(desk.books.db, offlineNo, { amount, arrivedOn, reference: `BANK-${offlineNo}` });

/** All that is due on that day. */
const DUE = 400_000 + 14_400 + 2_400;

describe('a transfer', () => {
  it('counts from the day that the person named, if the statement names no other', async () => {
    expect(await accept(await transfer('T1', DUE), DUE)).toBeUndefined();
    const row = await offlineByNo(desk.books.db, 'T1');
    expect(row).toMatchObject({
      ...{ state: 'accepted', arrived_on: '2026-12-28', counted_on: '2026-12-28', booked: DUE },
    });
    expect(await desk.books.account('L1')).toMatchObject({ paid: DUE, principalLeft: 800_000 });
    const [quote] = await desk.books.db.query(
      'select kind, discount, coupon_id, plan_choice, plan, used, pay_amount from quotes',
    );
    expect(quote).toEqual({
      ...{ kind: 'offline', discount: 0, coupon_id: null, plan_choice: null, plan: null, used: true },
      pay_amount: DUE,
    });
    const [repayment] = await desk.books.db.query<{ repay_no: string }>(
      'select repay_no, card_id, amount, state from repayments',
    );
    expect(repayment).toMatchObject({ card_id: null, amount: DUE, state: 'paid' });
    expect(repayment?.repay_no).toMatch(/^R20261230/);
    expect((await desk.messages()).map(({ kind, body }) => [kind, body])).toEqual([
      [
        'repaid',
        '您线下转账的 4,168.00 元已经入账。利息和罚息只算到12月28日。\n这笔借款还剩本金 8,000.00 元，下一个还款日是2027年1月18日。',
      ],
    ]);
  });

  it('of a part keeps the penalty until then, and has the plan of the rest', async () => {
    await accept(await transfer('T1', 50_000), 50_000);
    const [first] = (await desk.books.account('L1')).instalments;
    expect(first).toMatchObject({ penaltyCharged: 2_400, penaltyUntil: '2026-12-28', paidPrincipal: 33_200 });
    await accept(await transfer('T2', 500_000), 500_000, '2026-12-28');
    expect(await desk.books.account('L1')).toMatchObject({ interestFrom: '2026-12-28', settled: false });
    expect(await desk.books.db.query('select plan_choice from quotes where plan is not null')).toEqual([
      { plan_choice: 'sameTerms' },
    ]);
  });

  it('may have arrived today, not tomorrow', async () => {
    const offlineNo = await transfer('T1', DUE);
    expect(await accept(offlineNo, DUE, '2026-12-31')).toEqual({
      ...{ problem: '到账日不能晚于今天', field: 'arrivedOn' },
    });
    expect([await entries(), await desk.messages()]).toEqual([1, []]);
    // Two days more on 4,000.00.
    expect(await accept(offlineNo, DUE + 480, '2026-12-30')).toBeUndefined();
  });

  it('waits while the bank has not decided a repayment', async () => {
    const due = quoteOf({ kind: 'due' }, [await desk.books.account('L1')], '2026-12-30');
    await desk.repayment('R1', '2026-12-30', due);
    expect(await accept(await transfer('T1', DUE), DUE)).toEqual({
      problem: '这位客户有一笔还款正在等银行确认，请等结果出来再入账',
    });
  });

  it('does not wait for a drawing', async () => {
    await desk.drawing('L2');
    expect(await accept(await transfer('T1', DUE), DUE)).toBeUndefined();
  });

  it('does not count before what was booked in the meantime', async () => {
    const due = quoteOf({ kind: 'due' }, [await desk.books.account('L1')], '2026-12-29');
    await desk.books.repay('R1', due, '2026-12-29');
    const offlineNo = await transfer('T1', 100_000);
    expect(await accept(offlineNo, 100_000)).toBeUndefined();
    expect(await offlineByNo(desk.books.db, offlineNo)).toMatchObject({
      ...{ arrived_on: '2026-12-28', counted_on: '2026-12-29' },
    });
    expect((await desk.messages()).map(({ body }) => body)).toEqual([
      expect.stringContaining('到账之后这笔借款另有入账，利息和罚息只算到12月29日。'),
    ]);
  });

  it('that fits nothing is not booked', async () => {
    const { problem } = (await accept(await transfer('T1', 2_000_000), 2_000_000)) ?? {};
    expect(problem).toContain('多出的钱请先退回客户');
    expect(await offlineByNo(desk.books.db, 'T1')).toMatchObject({ state: 'reviewing' });
  });

  it('for a loan that was never paid out, or for none, is not booked', async () => {
    await desk.drawing('L2');
    expect(await accept(await transfer('T1', DUE, 'L2'), DUE)).toEqual({ problem: '没有找到这笔借款' });
    expect(await loanAccount(desk.books.db, 1, 'L2')).toBeUndefined();
    expect(await accept('nothing', DUE)).toEqual({ problem: '没有这笔线下还款' });
  });

  it('is decided once', async () => {
    const offlineNo = await transfer('T1', DUE);
    const both = await Promise.all([accept(offlineNo, DUE), accept(offlineNo, DUE)]);
    const decided = { problem: '这笔线下还款已经审核过了' };
    expect(both).toEqual([undefined, decided]);
    expect(await refuseOfflineRepayment(desk.books.db, offlineNo, '没有到账')).toEqual(decided);
    expect(await entries()).toBe(2);
  });

  it('that is refused moves nothing, and the person reads why', async () => {
    const offlineNo = await transfer('T1', DUE);
    expect(await refuseOfflineRepayment(desk.books.db, offlineNo, '没有到账')).toBeUndefined();
    expect(await offlineByNo(desk.books.db, offlineNo)).toMatchObject({
      state: 'refused',
      reason: '没有到账',
    });
    expect([await entries(), await desk.messages()]).toEqual([
      1,
      [
        {
          kind: 'offline-refused',
          about: 'T1',
          body: '您提交的线下还款 4,168.00 元没有通过审核：没有到账。\n这笔钱还没有算作还款，请核对后重新提交。',
        },
      ],
    ]);
  });
});
