import type { QuoteKind } from '@/contract/codes';
import { quoteOf } from '../../../gateway/ledger/quote';
import { loanOf } from '../../../gateway/queries/loans';
import { repaymentOf } from '../../../gateway/queries/repayments';
import { THREE } from '../ledger/books';
import { Desk } from './desk';

/** The bank says no on a later day than that of the order. L1 is due on 18 December, the last day of its cooling-off. */

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open('2026-11-18');
  await desk.books.draw({ ...THREE, loanNo: 'L1' });
  await desk.be('2026-12-18');
  desk.decisions = { ...desk.decisions, collect: 'fail', disburse: 'fail' };
});
afterEach(() => desk.close());

async function placed(kind: Exclude<QuoteKind, 'partial'>, coupon?: string): Promise<string> {
  const quoted = quoteOf({ kind }, [await desk.books.account('L1')], '2026-12-18');
  return desk.repayment('R1', '2026-12-18', quoted, coupon, coupon === undefined ? 0 : 400, kind);
}

const told = async () => (await desk.messages())[0]?.body.replace('\n', '');
const couponDay = async () =>
  (
    await desk.books.db.query<{ expires_on: string; used: boolean }>(
      'select expires_on, used_at is not null as used from coupons',
    )
  )[0];

describe("the bank's no", () => {
  it('after midnight says what is owed now, with its penalty, and until when the coupon is good again', async () => {
    const order = await placed('due', await desk.coupon('K1', 400, '2026-12-18'));
    await desk.be('2026-12-19');
    await desk.settlement.settle(order, true);
    expect(await told()).toBe(
      '您的还款 4,140.00 元没有成功：卡里余额不足。钱没有扣。现在已逾期 1 天，今天要还 4,146.40 元，其中罚息 2.40 元。优惠券已退回，可以用到12月22日。请存入后再试，或换一张卡。',
    );
    expect(await couponDay()).toEqual({ expires_on: '2026-12-22', used: false });
    expect((await repaymentOf(desk.books.db, 'R1'))?.reason).toContain('优惠券已退回，可以用到12月22日');
  });

  it('on the day itself says that it is due today', async () => {
    await desk.settlement.settle(await placed('due'), true);
    expect(await told()).toContain('钱没有扣。今天是还款日，要还 4,144.00 元。请存入后再试');
  });

  it('to the exit after its last day says that the cooling-off is over, and what ending the loan costs now', async () => {
    const order = await placed('coolingOff');
    await desk.be('2026-12-19');
    await desk.settlement.settle(order, true);
    expect(await told()).toContain('冷静期到12月18日为止，已经结束，今天还清要 12,149.60 元。请存入后再试');
  });

  it('to a drawing gives the coupon back for three days at least, and leaves a later end as it is', async () => {
    const order = await desk.drawing('L2', { coupon: await desk.coupon('K1', 400, '2026-12-18') });
    await desk.be('2026-12-20');
    await desk.settlement.settle(order, true);
    expect(await couponDay()).toEqual({ expires_on: '2026-12-23', used: false });
    expect(await told()).toContain('额度已恢复。优惠券已退回，可以用到12月23日。');
    expect((await loanOf(desk.books.db, 'L2'))?.reason).toContain('优惠券已退回，可以用到12月23日');
  });
});
