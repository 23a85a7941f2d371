import { addDays } from '@/domain/dates/civil';
import type { Database } from '../../gateway/database';
import { acceptOffline } from '../../gateway/settlement';
import { bankReference } from '../../gateway/settlement/bankReference';
import { startGateway, type Bank } from './harness';
import { borrowerOf, decide, sent } from './transfers';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const entries = async () => (await bank.console.ledger()).entries;
const TAKEN = '这个流水号已经入过账，一笔到账只能入账一次';

/** A transfer of 500.00 on a loan that is overdue. */
async function transfer() {
  const { person, loanNo } = await borrowerOf(bank);
  return async () => ({ person, loanNo, ...(await sent(person, loanNo, '500.00')) });
}

describe('the bank reference of an incoming transfer', () => {
  it.each([
    ['  2026112700001 ', '2026112700001'],
    ['２０２６１１２７ａｂ', '20261127AB'],
    ['cmb-2026 1127', 'CMB20261127'],
    ['2026\u200b1127', '20261127'],
    ['12345', undefined],
    ['流水号2026', undefined],
    ['A'.repeat(41), undefined],
  ])('%j is kept as %j', (text, kept) => {
    expect(bankReference(text)).toBe(kept);
  });

  it('books one payment once, however it is written, also for another customer', async () => {
    const [one, other] = [await transfer(), await transfer()];
    await bank.console.advanceDays(40);
    const first = await one();
    const accept = (offlineNo: string, reference: string) =>
      decide(bank, 'accept', { offlineNo, amount: '500.00', reference });
    expect((await accept(first.offlineNo, 'cmb2026112700001')).status).toBe(200);
    const before = await entries();
    // The slip was photographed again: to the gateway a new picture, to the bank the same payment.
    const [again, foreign] = [await one(), await other()];
    for (const { offlineNo } of [again, foreign]) {
      expect(await accept(offlineNo, ' ＣＭＢ-20261127 00001')).toMatchObject({
        ...{ status: 400, message: TAKEN, fields: { reference: TAKEN } },
      });
    }
    expect(await entries()).toBe(before);
    expect((await again.person.must('offlineQuery', {})).last?.state).toBe('reviewing');
    expect((await accept(again.offlineNo, 'CMB2026112700002')).status).toBe(200);
  });

  it('books one payment once when two reviewers accept it for two customers at the same time', async () => {
    const [one, other] = [await transfer(), await transfer()];
    await bank.console.advanceDays(40);
    const both = [(await one()).offlineNo, (await other()).offlineNo];
    const before = await entries();
    const accept = (db: Database, offlineNo: string) =>
      acceptOffline(db, offlineNo, { amount: 50_000, reference: 'CMB2026112700003' });
    const outcomes = await Promise.all(both.map((offlineNo) => accept(bank.db, offlineNo)));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes).toContainEqual({ problem: TAKEN, field: 'reference' });
    expect(await entries()).toBe(before + 1);
  });

  it('is asked for, and what is wrong is said of its field', async () => {
    const one = await transfer();
    await bank.console.advanceDays(40);
    const { offlineNo } = await one();
    const wish = { offlineNo, amount: '500.00' };
    expect(await decide(bank, 'accept', { ...wish, reference: ' ' })).toMatchObject({
      ...{ status: 400, fields: { reference: '请填写这笔到账的银行流水号' } },
    });
    expect(await decide(bank, 'accept', { ...wish, reference: '12' })).toMatchObject({
      ...{ status: 400, fields: { reference: '银行流水号是6到40位字母或数字，请照银行流水填写' } },
    });
    const inQueue = { kind: 'offline', no: offlineNo, approve: true };
    expect(await bank.console.raw('POST', 'reviews', inQueue)).toMatchObject({
      ...{ status: 400, json: { fields: { reference: '请填写这笔到账的银行流水号' } } },
    });
    const named = { ...inQueue, reference: 'CMB2026112700004' };
    expect((await bank.console.raw('POST', 'reviews', named)).status).toBe(200);
  });
});

describe('the reviewer of a transfer', () => {
  it('sees what was paid online on the same loan since the day of the transfer', async () => {
    const { person, loanNo } = await borrowerOf(bank);
    await bank.console.advanceDays(40);
    const due = await person.must('repaymentTrial', { kind: 'due', loanNos: [loanNo] });
    await sent(person, loanNo, due.total);
    const listed = async () => {
      const { json } = await bank.console.raw('GET', 'offline');
      const [first] = json as { reference: string; paidOnline: object[] }[];
      return first;
    };
    expect(await listed()).toMatchObject({ reference: '', paidOnline: [] });
    const { today } = await person.must('offlineQuery', {});
    await bank.console.advanceDays(1);
    await bank.console.decide(person.phone, { collect: 'hold' });
    await person.repay(loanNo, 'due');
    const again = await person.must('queryPendingRepayment', {});
    expect((await listed())?.paidOnline).toMatchObject([{ on: addDays(today, 1), state: 'processing' }]);
    expect(again.openRequest).not.toBeNull();
  });
});
