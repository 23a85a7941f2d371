import { repayRefusals } from '@/contract/repay';
import { generalRefusals } from '@/contract/refusals';
import { offlineRefusals } from '@/contract/offline';
import { randomUUID } from 'node:crypto';
import { addDays } from '@/domain/dates/civil';
import { parseYuan } from '@/domain/money/fen';
import type { Sql } from '../../gateway/database';
import { acceptOffline } from '../../gateway/settlement';
import { startGateway, type Bank } from './harness';
import { borrowerOf, decide, fileIds, sent, upload } from './transfers';

let bank: Bank;

beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const fen = (text: string) => parseYuan(text) ?? Number.NaN;

const review = (path: 'accept' | 'refuse', body: object) => decide(bank, path, body);
const borrower = () => borrowerOf(bank);

describe('an offline repayment', () => {
  it('is refused with a reason first, then accepted and booked once', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(40);
    const first = await sent(person, loanNo, '1000.00');
    expect(await review('refuse', { ...first, reason: '凭证看不清' })).toMatchObject({ state: 'refused' });
    expect((await person.must('offlineQuery', {})).last).toMatchObject({
      state: 'refused',
      reason: '凭证看不清',
    });
    const due = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
    const second = await sent(person, loanNo, due.total);
    const { entries } = await bank.console.ledger();
    const both = await Promise.all([
      review('accept', { ...second, amount: due.total }),
      review('accept', { ...second, amount: due.total }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const ledger = await bank.console.ledger();
    expect([ledger.entries, ledger.balanced]).toEqual([entries + 1, true]);
    expect((await person.must('offlineQuery', {})).last).toMatchObject({
      state: 'accepted',
      booked: due.total,
    });
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'normal', termsLeft: 11 });
  });

  it('that pays a part of what is overdue takes penalty, interest, then principal, and the rest goes on', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(40);
    const due = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
    const { offlineNo } = await sent(person, loanNo, '500.00');
    expect((await review('accept', { offlineNo, amount: '500.00' })).status).toBe(200);
    const left = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
    expect(left).toMatchObject({ penalty: '0.00', interest: '0.00' });
    expect(fen(left.total)).toBe(fen(due.total) - 50_000);
    await bank.console.advanceDays(10);
    const later = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
    // Ten days on what is left of the principal only.
    expect(fen(later.penalty)).toBe(Math.floor((fen(left.principal) * 0.216 * 10) / 360 + 0.5));
  });

  it('above what is owed, or while a card payment is open, is not booked', async () => {
    const { person, loanNo } = await borrower();
    const { offlineNo } = await sent(person, loanNo, '20000.00');
    const { entries } = await bank.console.ledger();
    expect((await review('accept', { offlineNo, amount: '20000.00' })).message).toContain('多出的钱请先退回');
    await bank.console.decide(person.phone, { collect: 'hold' });
    await person.repay(loanNo, 'due');
    expect((await review('accept', { offlineNo, amount: '2000.00' })).message).toContain('等银行确认');
    expect((await bank.console.ledger()).entries).toBe(entries);
    expect((await person.must('offlineQuery', {})).last?.state).toBe('reviewing');
  });

  it('takes no sum of zero or with three decimals, and no day to come or long past', async () => {
    const { person, loanNo } = await borrower();
    await upload(person);
    const { today } = await person.must('offlineQuery', {});
    const good = { loanNo, amount: '10.00', paidOn: today, fileIds: await fileIds(person), requestNo: '' };
    const refusedWith = async (change: object) =>
      (await person.refused('offlineSubmit', { ...good, ...change, requestNo: randomUUID() })).code;
    expect(await refusedWith({ amount: '0.00' })).toBe(offlineRefusals.offlineAmountWrong);
    expect(await refusedWith({ amount: '1.001' })).toBe(generalRefusals.incomplete);
    expect(await refusedWith({ paidOn: '2099-01-01' })).toBe(offlineRefusals.offlineDayWrong);
    expect(await refusedWith({ paidOn: '2020-01-01' })).toBe(offlineRefusals.offlineDayWrong);
    // The persona's loan is younger than the sixty days that may be reported.
    expect(await refusedWith({ paidOn: addDays(today, -1) })).toBe(offlineRefusals.offlineBeforeLoan);
    expect(await fileIds(person)).toEqual(good.fileIds);
    expect((await person.must('offlineQuery', {})).last).toBeNull();
  });

  it('that pays all settles the loan, and tells each step', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(40);
    const payoff = await person.must('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] });
    const { offlineNo } = await sent(person, loanNo, payoff.total);
    expect((await review('accept', { offlineNo, amount: payoff.total })).status).toBe(200);
    const state = await person.must('queryLoanState', { loanNo });
    expect(state).toMatchObject({ state: 'settled', principalLeft: '0.00' });
    const { last } = await person.must('offlineQuery', {});
    expect(await person.must('queryRepaymentInfo', { repayNo: last?.repayNo ?? '' })).toMatchObject({
      kind: 'offline',
      amount: payoff.total,
      cardTail: '',
    });
    const { list } = await person.must('personalNotices', {});
    expect(list.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['线下还款已收到', '还款成功，已结清']),
    );
  });

  it('within the cooling-off period settles for the principal alone, and takes no fen more', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(10);
    const { amount } = await person.must('queryLoanState', { loanNo });
    const { offlineNo } = await sent(person, loanNo, amount);
    const more = `${Number(amount)}.01`;
    expect((await review('accept', { offlineNo, amount: more })).message).toContain('多出的钱请先退回');
    expect((await review('accept', { offlineNo, amount })).status).toBe(200);
    expect(await person.must('queryLoanState', { loanNo })).toMatchObject({ state: 'settled' });
  });

  it('of a loan that was settled by card in the meantime is not booked', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(40);
    const { offlineNo } = await sent(person, loanNo, '100.00');
    await person.repay(loanNo, 'payoff');
    const { entries } = await bank.console.ledger();
    expect((await review('accept', { offlineNo, amount: '100.00' })).message).toContain('已经结清');
    expect((await bank.console.ledger()).entries).toBe(entries);
    expect((await review('refuse', { offlineNo, reason: '借款已结清，已退回' })).status).toBe(200);
  });

  it('leaves nothing behind if the gateway stops in the middle of its booking', async () => {
    const { person, loanNo } = await borrower();
    await bank.console.advanceDays(40);
    const { offlineNo } = await sent(person, loanNo, '500.00');
    const { entries } = await bank.console.ledger();
    const stopped = bank.db.tx(async (sql) => {
      const dying = { ...bank.db, tx: <T>(work: (own: Sql) => Promise<T>) => work(sql) };
      await acceptOffline(dying, offlineNo, { amount: 50_000, reference: offlineNo });
      throw new Error('killed');
    });
    await expect(stopped).rejects.toThrow('killed');
    expect((await bank.console.ledger()).entries).toBe(entries);
    expect((await person.must('offlineQuery', {})).last).toMatchObject({
      state: 'reviewing',
      booked: '0.00',
    });
    expect((await review('accept', { offlineNo, amount: '500.00' })).status).toBe(200);
    expect((await bank.console.ledger()).entries).toBe(entries + 1);
  });

  it('needs a reason to be refused', async () => {
    const { person, loanNo } = await borrower();
    const { offlineNo } = await sent(person, loanNo, '100.00');
    expect(await review('refuse', { offlineNo, reason: ' ' })).toMatchObject({ status: 400 });
    expect((await person.must('offlineQuery', {})).last?.state).toBe('reviewing');
  });

  it('is closed to other people', async () => {
    const { person, loanNo } = await borrower();
    const { offlineNo } = await sent(person, loanNo, '100.00');
    const other = await bank.credited();
    expect((await other.refused('offlineQuery', { offlineNo })).code).toBe(offlineRefusals.offlineUnknown);
    const foreign = { loanNo, amount: '10.00', paidOn: '2026-01-01', fileIds: [], requestNo: randomUUID() };
    expect((await other.refused('offlineSubmit', foreign)).code).toBe(repayRefusals.loanUnknown);
  });
});
