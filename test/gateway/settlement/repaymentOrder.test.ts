import { quoteOf } from '../../../gateway/ledger/quote';
import { repaymentOf } from '../../../gateway/queries/repayments';
import { THREE } from '../ledger/books';
import { Desk } from './desk';

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open('2026-11-18');
});
afterEach(() => desk.close());

describe('the order of a repayment', () => {
  const due = async (on: string) => quoteOf({ kind: 'due' }, [await desk.books.account('L1')], on);
  beforeEach(() => desk.books.draw({ ...THREE, loanNo: 'L1' }));

  it('is booked as its quote says', async () => {
    await desk.settlement.settle(await desk.drawing('L2'), true);
    await desk.be('2026-12-18');
    const coupon = await desk.coupon('K1', 400);
    const orderNo = await desk.repayment('R1', '2026-12-18', await due('2026-12-18'), coupon, 400);
    await desk.settlement.settle(orderNo, true);
    expect(desk.asked).toEqual(['disburse', 'collect']);
    expect([await repaymentOf(desk.books.db, 'R1'), await desk.books.account('L1')]).toMatchObject([
      { state: 'paid', reason: '' },
      { paid: 414_000, principalLeft: 800_000 },
    ]);
    // What is owed has changed: the next sweep looks again.
    expect(await desk.lookedOn()).toEqual(['2000-01-01']);
    expect((await desk.messages()).filter(({ kind }) => kind === 'repaid')).toEqual([
      {
        kind: 'repaid',
        about: 'R1',
        body: '您已还款 4,144.00 元：从尾号 0000 的银行卡扣款 4,140.00 元，优惠券抵扣 4.00 元。\n这笔借款还剩本金 8,000.00 元，下一个还款日是2027年1月18日。',
      },
    ]);
  });

  it('in part has the new plan', async () => {
    const wish = { kind: 'partial', amount: 304_800, plan: 'sameTerms' } as const;
    const quoted = quoteOf(wish, [await desk.books.account('L1')], '2026-11-28');
    await desk.settlement.settle(await desk.repayment('R1', '2026-11-28', quoted), true);
    const { prepaid, interestFrom } = await desk.books.account('L1');
    expect([prepaid, interestFrom]).toEqual([300_000, '2026-11-28']);
  });

  it('of two loans names neither, and the next day of both', async () => {
    await desk.be('2026-12-18');
    const later = { ...THREE, loanNo: 'L2', terms: 2, start: '2026-11-19' };
    const loans = [await desk.books.account('L1'), await desk.books.draw(later)];
    await desk.settlement.settle(
      await desk.repayment('R1', '2026-12-18', quoteOf({ kind: 'due' }, loans, '2026-12-18')),
      true,
    );
    const [message] = await desk.messages();
    expect(message?.body).toContain('这几笔借款还剩本金 14,000.00 元，下一个还款日是2027年1月18日。');
  });

  it('that ends the loan says so', async () => {
    const payoff = quoteOf({ kind: 'payoff' }, [await desk.books.account('L1')], '2026-11-28');
    await desk.settlement.settle(await desk.repayment('R1', '2026-11-28', payoff), true);
    expect((await desk.messages())[0]?.body).toContain('这笔借款已结清。');
  });

  it('that the bank declines moves nothing; the quote and the coupon can be used again', async () => {
    desk.decisions = { ...desk.decisions, collect: 'fail' };
    await desk.settlement.settle(await desk.drawing('L2'), true);
    const coupon = await desk.coupon('K1', 400);
    await desk.settlement.settle(
      await desk.repayment('R1', '2026-12-18', await due('2026-12-18'), coupon, 400),
      true,
    );
    expect(await repaymentOf(desk.books.db, 'R1')).toMatchObject({
      ...{
        state: 'failed',
        reason: '卡里余额不足，请存入后再试，或换一张卡。优惠券已退回，可以用到2099年1月1日',
      },
    });
    const [quote] = await desk.books.db.query<{ used: boolean }>('select used from quotes');
    expect([quote?.used, await desk.couponIsUsed(), await desk.entries()]).toEqual([false, false, 2]);
    expect(await desk.lookedOn()).toEqual(['2000-01-01']);
    expect((await desk.messages()).map(({ kind }) => kind).sort()).toEqual(['paid-out', 'repay-failed']);
  });
});
