import { addDays, civilDateAt, daysBetween, formatChinese } from '@/domain/dates/civil';
import { prepareRepayment } from '../../gateway/console/person';
import { bookHeld } from '../../gateway/settlement';
import { startGateway, type Bank } from './harness';
import { messagesOf } from './messages/inbox';
import { borrowerOf, decide, sent } from './transfers';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());
const entries = async () => (await bank.console.ledger()).entries;
const toDay = async (day: string) => bank.console.advanceDays(daysBetween(await today(), day));
const log = (error: unknown): void => {
  throw error instanceof Error ? error : new Error(String(error));
};

/** A first instalment that was transferred five days before its due day, found by the reviewer. */
async function held(body: object = {}) {
  const { person, loanNo } = await borrowerOf(bank);
  const { schedule } = await person.must('queryLoanState', { loanNo });
  const { dueDate: due = '', total = '' } = schedule[0] ?? {};
  await toDay(addDays(due, -5));
  await person.register();
  const { offlineNo } = await sent(person, loanNo, total);
  const before = await entries();
  expect(await decide(bank, 'accept', { offlineNo, amount: total, ...body })).toMatchObject({
    ...{ status: 200, state: 'held' },
  });
  const at = async () => (await person.must('offlineQuery', { offlineNo })).last;
  return { person, loanNo, due, total, offlineNo, before, at };
}

describe('a transfer that the reviewer has found ahead of its instalment', () => {
  it('is kept, and books itself on the due day, once, as of that day, with its message', async () => {
    const { person, loanNo, due, total, before, at } = await held();
    expect(await at()).toMatchObject({ state: 'held', heldUntil: due, booked: '0.00', repayNo: '' });
    const [told] = (await messagesOf(person)).filter(({ title }) => title === '转账已到账，等还款日入账');
    expect(told?.body).toContain(`${formatChinese(due)}自动入账`);
    await toDay(addDays(due, -1));
    expect([(await at())?.state, await entries()]).toEqual(['held', before]);
    await toDay(due);
    await person.register();
    expect(await at()).toMatchObject({ state: 'accepted', booked: total, countedOn: due, heldUntil: null });
    expect(await entries()).toBe(before + 1);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'normal', termsLeft: 11 });
    const paid = (await messagesOf(person)).filter(({ title }) => title === '还款成功');
    expect(paid).toHaveLength(1);
    expect(paid[0]?.body).toContain('这笔钱比还款日早到');
    await toDay(addDays(due, 3));
    expect([await entries(), (await bank.console.ledger()).balanced]).toEqual([before + 1, true]);
  });

  it('is booked as of its day also when the gateway was down on it, without a penalty', async () => {
    const { person, loanNo, due, at } = await held();
    await bank.db.query(`update clock set offset_ms = offset_ms + 9 * 86400000`);
    await bookHeld(bank.db, log);
    await person.register();
    expect(await at()).toMatchObject({ state: 'accepted', countedOn: due });
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'normal' });
  });

  it('is booked once by two gateways at once', async () => {
    const { before } = await held();
    await bank.db.query(`update clock set offset_ms = offset_ms + 5 * 86400000`);
    await Promise.all([bookHeld(bank.db, log), bookHeld(bank.db, log)]);
    expect(await entries()).toBe(before + 1);
  });

  it('is known as held, with its day, on home, on 还款 and on the loan, and another one can be sent', async () => {
    const { person, loanNo, due, total, offlineNo } = await held();
    const transfer = { offlineNo, loanNo, amount: total, state: 'held', heldUntil: due };
    expect((await person.must('queryProdSts', { productType: 'YQDC001' })).transfers).toMatchObject([
      transfer,
    ]);
    expect((await person.must('queryPendingRepayment', {})).transfers).toMatchObject([transfer]);
    expect((await person.must('queryLoanState', { loanNo })).transfers).toMatchObject([transfer]);
    const second = await sent(person, loanNo, total);
    expect((await person.must('queryPendingRepayment', {})).transfers).toMatchObject([
      transfer,
      { offlineNo: second.offlineNo, state: 'reviewing', heldUntil: null },
    ]);
    // No one reminds of what it pays.
    await toDay(due);
    await person.register();
    const titles = (await messagesOf(person)).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('还款日快到了'))).toEqual([]);
  });

  it('pays the due day first when the plan has changed in the meantime, and principal with the rest', async () => {
    const { person, loanNo, due, total, at } = await held();
    const payment = await prepareRepayment(person, loanNo, 'due');
    const { quoteId } = await person.must('repaymentTrial', {
      ...{ kind: 'partial', loanNos: [loanNo], amount: '5000.00', plan: 'sameTerms' },
    });
    await person.must('doRepayAfterTrial', { ...payment, quoteId });
    const { schedule } = await person.must('queryLoanState', { loanNo });
    expect(Number(schedule[0]?.total)).toBeLessThan(Number(total));
    await toDay(due);
    await person.register();
    expect(await at()).toMatchObject({ state: 'accepted', countedOn: due, booked: total });
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'normal', termsLeft: 11 });
  });

  it('is principal, as of the day of the other payment, when its instalment was paid by card all the same', async () => {
    const { person, loanNo, due, total, at } = await held();
    const paidOn = await today();
    await person.repay(loanNo, 'due');
    await toDay(due);
    await person.register();
    expect(await at()).toMatchObject({ state: 'accepted', countedOn: paidOn, booked: total });
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'normal', termsLeft: 11 });
  });

  it('waits for the bank while a card payment is open, and is booked afterwards', async () => {
    const { person, loanNo, due, at } = await held();
    await bank.console.decide(person.phone, { collect: 'hold' });
    await person.repay(loanNo, 'due');
    await toDay(due);
    await person.register();
    expect((await at())?.state).toBe('held');
    await bank.console.decide(person.phone, { collect: 'fail' });
    // The gateway asks the bank when the person looks at home.
    await person.must('queryProdSts', { productType: 'YQDC001' });
    await bank.console.advanceMinutes(1);
    expect(await at()).toMatchObject({ state: 'accepted', countedOn: due });
  });

  it('takes its bank reference, for every customer, from the moment it is found', async () => {
    const reference = 'CMB2026112700009';
    const { total } = await held({ reference });
    const other = await borrowerOf(bank);
    const { offlineNo } = await sent(other.person, other.loanNo, total);
    expect(await decide(bank, 'accept', { offlineNo, amount: total, reference })).toMatchObject({
      ...{ status: 400, fields: { reference: expect.stringContaining('已经入过账') } },
    });
  });

  it('can be corrected by the reviewer before its day, and is not refused', async () => {
    const { person, due, total, offlineNo, at } = await held();
    expect(await decide(bank, 'refuse', { offlineNo, reason: '没有到账' })).toMatchObject({ status: 400 });
    const again = { offlineNo, amount: total, reference: 'CMB2026112700010' };
    expect(await decide(bank, 'accept', again)).toMatchObject({ status: 200, state: 'held' });
    expect(await at()).toMatchObject({ state: 'held', heldUntil: due });
    await toDay(due);
    await person.register();
    expect((await at())?.state).toBe('accepted');
  });
});
