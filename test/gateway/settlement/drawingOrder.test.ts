import { loanOf } from '../../../gateway/queries/loans';
import { askToStop } from '../../../gateway/queries/orders';
import { Desk } from './desk';

const DAY = '2026-11-18';

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open(DAY);
});
afterEach(() => desk.close());

describe('the order of a drawing', () => {
  it('is sent and booked on the day of its payout, with the coupon', async () => {
    const orderNo = await desk.drawing('L1', { start: '2026-11-17', coupon: await desk.coupon('K1', 5_000) });
    await desk.settlement.settle(orderNo, true);
    expect([desk.asked, desk.failures, desk.booked]).toEqual([['disburse'], [], 1]);
    expect(await desk.stateOf(orderNo)).toEqual(['approved', true]);
    const { state, drawnOn, instalments } = {
      ...(await loanOf(desk.books.db, 'L1')),
      ...(await desk.books.account('L1')),
    };
    expect([state, drawnOn]).toEqual(['paid', DAY]);
    expect(instalments.map(({ dueDate, interest }) => [dueDate, interest])).toEqual([
      ['2026-12-18', 9_400],
      ['2027-01-18', 9_600],
      ['2027-02-18', 4_800],
    ]);
    expect(await desk.couponIsUsed()).toBe(true);
    expect(await desk.lookedOn()).toEqual([DAY]);
    expect(await desk.messages()).toEqual([
      {
        kind: 'paid-out',
        about: 'L1',
        body: '您的借款 12,000.00 元已放款到尾号 0000 的银行卡。\n银行在11月18日放款，还款日改为每月18日，首期12月18日；利息不比签约时多。\n首期还款日是12月18日，应还 4,094.00 元。',
      },
    ]);
  });

  it('has its signed contracts among the files of the loan', async () => {
    const orderNo = await desk.drawing('L1');
    await desk.books.db.query(
      `insert into signatures (sign_seq, loan_seq, loan_no, template_ids, digest, at) values ('S1', 'L1', 'L1', '["loan"]', '', now())`,
    );
    await desk.books.db.query(
      `insert into files (file_id, customer_id, template_id, title, sign_seq, at) values ('F1', 1, 'loan', '借款合同', 'S1', now())`,
    );
    await desk.settlement.settle(orderNo, true);
    const files = 'select loan_no, customer_id, template_id, sign_seq from files';
    expect(await desk.books.db.query(files)).toEqual([
      { loan_no: 'L1', customer_id: 1, template_id: 'loan', sign_seq: 'S1' },
    ]);
  });

  it('that the bank declines moves nothing and gives the coupon back', async () => {
    desk.decisions = { ...desk.decisions, disburse: 'fail' };
    const orderNo = await desk.drawing('L1', { coupon: await desk.coupon('K1', 5_000) });
    await desk.settlement.settle(orderNo, true);
    expect(await desk.stateOf(orderNo)).toEqual(['declined', false]);
    expect(await loanOf(desk.books.db, 'L1')).toMatchObject({
      ...{ state: 'failed', decline: 'refused-by-bank' },
      reason: '银行没有受理，钱没有动，请换一张卡再试。优惠券已退回，可以用到2099年1月1日',
    });
    expect([await desk.entries(), await desk.couponIsUsed(), desk.booked]).toEqual([0, false, 1]);
    expect(await desk.messages()).toMatchObject([{ kind: 'payout-failed', about: 'L1' }]);
  });

  it('without a coupon is declined just so', async () => {
    desk.decisions = { ...desk.decisions, disburse: 'fail' };
    await desk.settlement.settle(await desk.drawing('L1'), true);
    expect([await loanOf(desk.books.db, 'L1'), desk.failures]).toMatchObject([{ state: 'failed' }, []]);
  });

  it('is booked once, however often and by however many it is asked about', async () => {
    const orderNo = await desk.drawing('L1');
    await Promise.all([1, 2, 3].map(() => desk.settlement.settle(orderNo, true)));
    expect(desk.asked).toEqual(['disburse']);
    await desk.settlement.settle(orderNo);
    expect([desk.asked, desk.booked, await desk.entries()]).toEqual([['disburse'], 1, 1]);
  });

  it('is asked about again once a question has ended', async () => {
    desk.decisions = { ...desk.decisions, disburse: 'hold' };
    const orderNo = await desk.drawing('L1');
    await desk.settlement.settle(orderNo, true);
    await desk.settlement.settle(orderNo);
    expect([desk.asked, desk.booked, desk.failures]).toEqual([['disburse', 'outcomeOf'], 0, []]);
    expect(await desk.stateOf(orderNo)).toEqual(['sent', false]);
    desk.decisions = { ...desk.decisions, disburse: 'pay' };
    await desk.settlement.settle(orderNo);
    expect(await desk.stateOf(orderNo)).toEqual(['approved', true]);
    expect(desk.asked).toEqual(['disburse', 'outcomeOf', 'outcomeOf']);
  });

  it('is booked by the first of two gateways that get the answer, and the other is content', async () => {
    const orderNo = await desk.drawing('L1');
    desk.onTheWay = async (outcome) => {
      desk.onTheWay = (later) => later;
      await desk.other.settle(orderNo);
      return outcome;
    };
    await desk.settlement.settle(orderNo, true);
    expect([desk.failures, await desk.entries(), await desk.stateOf(orderNo)]).toEqual([
      [],
      1,
      ['approved', true],
    ]);
    expect(await desk.messages()).toHaveLength(1);
  });

  it('that never arrived at the bank is sent again', async () => {
    await desk.settlement.settle(await desk.drawing('L1'));
    expect([desk.asked, await desk.entries()]).toEqual([['outcomeOf', 'disburse'], 1]);
  });

  it('unknown to us is not asked about', async () => {
    await desk.settlement.settle('nothing');
    expect([desk.asked, desk.failures]).toEqual([[], []]);
  });

  it.each([
    ['another order', { orderNo: 'Oother' }],
    ['another amount', { amount: 1 }],
  ])('is not booked by an answer about %s', async (_what, wrong) => {
    desk.onTheWay = (outcome) => ({ ...outcome, ...wrong });
    const orderNo = await desk.drawing('L1');
    await desk.settlement.settle(orderNo, true);
    expect([desk.booked, await desk.entries(), await desk.stateOf(orderNo)]).toEqual([0, 0, ['sent', false]]);
    expect(desk.failures).toEqual(['OL1: Error: the bank answered for another order or another amount']);
  });

  it('whose booking fails stays open, and is booked later', async () => {
    desk.onTheWay = () => Promise.reject(new Error('the line is dead'));
    const orderNo = await desk.drawing('L1');
    await desk.settlement.settle(orderNo, true);
    expect([desk.failures, await desk.stateOf(orderNo)]).toEqual([
      ['OL1: Error: the line is dead'],
      ['sent', false],
    ]);
    desk.onTheWay = (outcome) => outcome;
    await desk.settlement.settle(orderNo);
    expect(await desk.entries()).toBe(1);
  });
});

describe('a drawing that is to be stopped', () => {
  const stopped = async (disburse: 'hold' | 'hang' | 'pay', sent: boolean) => {
    desk.decisions = { ...desk.decisions, disburse: 'hold' };
    const orderNo = await desk.drawing('L1');
    if (sent) await desk.settlement.settle(orderNo, true);
    desk.asked.length = 0;
    desk.decisions = { ...desk.decisions, disburse };
    await askToStop(desk.books.db, 'L1', new Date());
    await desk.settlement.stop(orderNo);
    return { asked: desk.asked, order: await desk.stateOf(orderNo), loan: await loanOf(desk.books.db, 'L1') };
  };

  it('is stopped if the bank still holds it', async () => {
    const { asked, order, loan } = await stopped('hold', true);
    expect([asked, order]).toEqual([['cancel'], ['declined', false]]);
    expect(loan).toMatchObject({ state: 'failed', decline: 'stopped' });
    expect(await desk.messages()).toMatchObject([
      { body: expect.stringContaining('已按您的要求停止放款') as string },
    ]);
  });

  it('is paid if the bank has paid it', async () => {
    expect((await stopped('pay', true)).loan).toMatchObject({ state: 'paid' });
  });

  it('stays open while the bank does not say', async () => {
    const { asked, order } = await stopped('hang', true);
    expect([asked, order]).toEqual([
      ['cancel', 'outcomeOf'],
      ['sent', false],
    ]);
  });

  it('is stopped also if the bank’s answer to that gets lost', async () => {
    desk.onTheWay = (outcome) => {
      if (!desk.asked.includes('cancel')) return outcome;
      desk.onTheWay = (later) => later;
      return { kind: 'pending', reason: 'unanswered' };
    };
    const { asked, order, loan } = await stopped('hold', true);
    expect([asked, order]).toEqual([
      ['cancel', 'outcomeOf'],
      ['declined', false],
    ]);
    expect(loan).toMatchObject({ state: 'failed', decline: 'stopped' });
  });

  it('is never sent', async () => {
    const { asked, loan } = await stopped('hold', false);
    expect([asked, loan?.state]).toEqual([['cancel'], 'failed']);
  });
});
