import { addDays } from '@/domain/dates/civil';
import { parseYuan } from '@/domain/money/fen';
import { startGateway, type Bank } from './harness';
import { borrowerOf, decide, sent } from './transfers';

let bank: Bank;

beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const fen = (text: string) => parseYuan(text) ?? Number.NaN;
const accept = (body: object) => decide(bank, 'accept', body);

async function overdue(days = 40) {
  const { person, loanNo } = await borrowerOf(bank);
  await bank.console.advanceDays(days);
  const quoted = (kind: 'due' | 'payoff') => person.must('repaymentTrial', { kind, loanNos: [loanNo] });
  const last = async () => {
    const found = (await person.must('offlineQuery', {})).last;
    if (found === null) throw new Error('nothing was sent in');
    return found;
  };
  return { person, loanNo, quoted, last, today: (await person.must('offlineQuery', {})).today };
}

describe('the day that a transfer counts from', () => {
  it('is the day of the transfer: days of review cost no penalty', async () => {
    const { person, loanNo, quoted, last, today } = await overdue();
    const due = await quoted('due');
    const { offlineNo } = await sent(person, loanNo, due.total);
    await bank.console.advanceDays(5);
    expect(fen((await quoted('due')).total)).toBeGreaterThan(fen(due.total));
    expect((await accept({ offlineNo, amount: due.total })).status).toBe(200);
    expect(await last()).toMatchObject({ state: 'accepted', booked: due.total, countedOn: today });
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'normal', termsLeft: 11 });
    expect((await bank.console.ledger()).balanced).toBe(true);
    const { list } = await person.must('personalNotices', {});
    expect(list.find(({ title }) => title === '还款成功')?.body).toContain('利息和罚息只算到');
  });

  it('settles a loan for what it cost on that day, also across a due date and the end of the cooling-off period', async () => {
    const { person, loanNo, last } = await overdue(25);
    const { amount } = await person.must('queryLoanState', { loanNo });
    const { offlineNo } = await sent(person, loanNo, amount);
    await bank.console.advanceDays(10);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'overdue' });
    expect((await accept({ offlineNo, amount })).status).toBe(200);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'settled' });
    expect((await last()).booked).toBe(amount);
  });

  it('stops the penalty on what it paid of an overdue instalment', async () => {
    const { person, loanNo, quoted } = await overdue();
    const { offlineNo } = await sent(person, loanNo, '500.00');
    const before = await quoted('due');
    await bank.console.advanceDays(10);
    expect((await accept({ offlineNo, amount: '500.00' })).status).toBe(200);
    const left = await quoted('due');
    const principal = fen(before.total) - 50_000;
    expect(fen(left.principal)).toBe(principal);
    const { list } = await person.must('personalNotices', {});
    const told = list.find(({ title }) => title === '还款成功')?.body;
    expect(told).toMatch(/到期的还没有还清，已经逾期。/);
    expect(told).not.toContain('下一个还款日');
    // Ten days on what was left since the day of the transfer.
    expect(fen(left.penalty)).toBe(Math.floor((principal * 0.216 * 10) / 360 + 0.5));
  });

  it('counts interest on the principal that it paid ahead from that day', async () => {
    const { person, loanNo, quoted } = await overdue(10);
    const { offlineNo } = await sent(person, loanNo, '5000.00');
    await bank.console.advanceDays(10);
    const { interest } = await quoted('payoff');
    expect((await accept({ offlineNo, amount: '5000.00' })).status).toBe(200);
    const { prepaid } = await person.must('queryLoanState', { loanNo });
    expect(fen(prepaid)).toBe(500_000 - Math.floor((1_200_000 * 0.144 * 10) / 360 + 0.5));
    const after = await quoted('payoff');
    expect(fen(after.interest)).toBeLessThan(fen(interest));
    expect(fen(after.interest)).toBe(Math.floor(((1_200_000 - fen(prepaid)) * 0.144 * 10) / 360 + 0.5));
  });

  it('is what the reviewer found on the statement, never a day to come', async () => {
    const { person, loanNo, last, today } = await overdue();
    const { offlineNo } = await sent(person, loanNo, '500.00');
    await bank.console.advanceDays(3);
    const wrong = await accept({ offlineNo, amount: '500.00', arrivedOn: addDays(today, 4) });
    expect([wrong.status, wrong.message]).toEqual([400, '到账日不能晚于今天']);
    expect((await accept({ offlineNo, amount: '500.00', arrivedOn: '2026-02-31' })).status).toBe(400);
    const { drawnOn } = await person.must('queryLoanState', { loanNo });
    const early = await accept({ offlineNo, amount: '500.00', arrivedOn: addDays(drawnOn, -1) });
    expect(early).toMatchObject({
      ...{ status: 400, fields: { arrivedOn: expect.stringContaining('到账日不能早于放款日') } },
    });
    expect((await last()).state).toBe('reviewing');
    const arrivedOn = addDays(today, 1);
    expect((await accept({ offlineNo, amount: '500.00', arrivedOn })).status).toBe(200);
    expect(await last()).toMatchObject({ state: 'accepted', countedOn: arrivedOn });
  });

  it('is not before what was booked on the loan in the meantime, and the person is told', async () => {
    const { person, loanNo, quoted, last, today } = await overdue();
    const { offlineNo } = await sent(person, loanNo, '500.00');
    await bank.console.advanceDays(2);
    await person.repay(loanNo, 'due');
    await bank.console.advanceDays(3);
    const counted = addDays(today, 2);
    expect((await accept({ offlineNo, amount: '500.00' })).status).toBe(200);
    expect(await last()).toMatchObject({ state: 'accepted', paidOn: today, countedOn: counted });
    const { list } = await person.must('personalNotices', {});
    expect(list.find(({ body }) => body.includes('线下转账'))?.body).toContain('另有入账');
    expect((await bank.console.ledger()).balanced).toBe(true);
    expect(fen((await quoted('payoff')).penalty)).toBe(0);
  });

  it('is the due day for the next instalment to the fen, ahead of it; page and message say so', async () => {
    const { person, loanNo, last } = await overdue(20);
    const { schedule } = await person.must('queryLoanState', { loanNo });
    const { dueDate = '', total = '' } = schedule[0] ?? {};
    const { offlineNo } = await sent(person, loanNo, total);
    expect((await last()).heldUntil).toBe(dueDate);
    const { list } = await person.must('personalNotices', {});
    expect(list.find(({ title }) => title === '线下还款已收到')?.body).toContain('会留到那天算作还款');
    expect((await accept({ offlineNo, amount: total })).status).toBe(200);
    expect(await last()).toMatchObject({
      state: 'held',
      heldUntil: dueDate,
      booked: '0.00',
      countedOn: null,
    });
    await bank.console.advanceDays(15);
    expect(await last()).toMatchObject({ state: 'accepted', countedOn: dueDate, heldUntil: null });
    const told = (await person.must('personalNotices', {})).list.find(({ title }) => title === '还款成功');
    expect(told?.body).toContain('比还款日早到，算作');
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'normal', termsLeft: 11 });
  });
});
