import { lastEntries } from '../../../gateway/ledger/lastEntry';
import { loanAccounts } from '../../../gateway/ledger/loanAccount';
import { repaidUntil } from '../../../gateway/ledger/offline';
import { proofsAsked } from '../../../gateway/ledger/proofs';
import { quotaOf } from '../../../gateway/ledger/quota';
import { quoteOf } from '../../../gateway/ledger/quote';
import { changeRepayCard, repayCardOf, repayCards } from '../../../gateway/ledger/repayCard';
import { decideProof, submitProof } from '../../../gateway/queries/proofs';
import { Books, THREE } from './books';

let books: Books;
beforeEach(async () => {
  books = await Books.open();
});
afterEach(() => books.close());

const pay = (loanNo: string, on: string, kind: 'due' | 'payoff' = 'due') =>
  books.account(loanNo).then((loan) => quoteOf({ kind }, [loan], on));

describe('what is known of a loan', () => {
  it('its last entry, and the day until which repayments have counted', async () => {
    await books.draw({ ...THREE, loanNo: 'L1' });
    await books.draw({ ...THREE, loanNo: 'L2', customerId: 2 });
    const counted = () => repaidUntil(books.db, 'L1');
    expect(await counted()).toBeUndefined();
    await books.repay('R1', await pay('L1', '2026-12-18'), '2026-12-18');
    expect([await counted(), await repaidUntil(books.db, 'L2')]).toEqual(['2026-12-18', undefined]);
    const last = await lastEntries(books.db, 1);
    expect([...last.values()]).toMatchObject([{ loan_no: 'L1', entry_no: 3 }]);
  });

  it('the line: outstanding principal and undecided drawings are used', async () => {
    await books.draw({ ...THREE, loanNo: 'L1' });
    await books.ask({ ...THREE, loanNo: 'L2', principal: 300_000 });
    await books.repay('R1', await pay('L1', '2026-12-18'), '2026-12-18');
    expect(await quotaOf(books.db, 1)).toEqual({
      ...{ total: 5_000_000, used: 1_100_000, available: 3_900_000 },
      ...{ annualRate: '0.1440', validTo: '2027-11-18', active: true },
    });
    await books.db.query('update credit_lines set total = 100 where customer_id = 1');
    expect(await quotaOf(books.db, 1)).toMatchObject({ total: 100, available: 0 });
    expect(await quotaOf(books.db, 2)).toBeUndefined();
  });

  it('the plan and the payments of each loan apart from the others', async () => {
    await books.draw({ ...THREE, loanNo: 'L1' });
    await books.draw({ ...THREE, loanNo: 'L2', terms: 2, start: '2026-11-20' });
    await books.repay('R1', await pay('L2', '2026-12-20'), '2026-12-20');
    const read = (await loanAccounts(books.db, 1)).map(({ loanNo, paid, instalments }) => [
      loanNo,
      paid,
      instalments.map(({ dueDate, paidPrincipal }) => `${dueDate} ${paidPrincipal}`),
    ]);
    expect(read).toEqual([
      ['L2', 614_400, ['2026-12-20 600000', '2027-01-20 0']],
      ['L1', 0, ['2026-12-18 0', '2027-01-18 0', '2027-02-18 0']],
    ]);
  });

  it('the card: that of the unpaid loans if it is one, else the default one', async () => {
    const card = async () => (await repayCardOf(books.db, 1))?.card_id;
    expect(await card()).toBe('card-1');
    await books.draw({ ...THREE, loanNo: 'L1' });
    await books.draw({ ...THREE, loanNo: 'L2' });
    expect(await changeRepayCard(books.db, 1, { from: 'card-1', to: 'card-2' })).toBe(2);
    expect(await card()).toBe('card-2');
    expect(await changeRepayCard(books.db, 1, { from: 'card-1', to: 'card-2' })).toBe(0);
    await books.draw({ ...THREE, loanNo: 'L3' });
    expect(await card()).toBe('card-1');
    await books.repay('R1', await pay('L3', '2026-11-28', 'payoff'), '2026-11-28');
    expect(await repayCards(books.db, 1)).toEqual([
      { loanNo: 'L1', cardId: 'card-2' },
      { loanNo: 'L2', cardId: 'card-2' },
    ]);
    expect(await card()).toBe('card-2');
    expect(await repayCardOf(books.db, 2)).toBeUndefined();
  });

  it('the proofs that it asks for, and whether one is missing', async () => {
    const place = (today: string) => ({ sql: books.db, today, customer: { id: 1 } });
    const asked = async (today: string) =>
      (await proofsAsked(place(today))).map(({ row: { loan_no }, state, dueOn, missing }) => [
        loan_no,
        state,
        dueOn,
        missing,
      ]);
    await books.draw({ ...THREE, loanNo: 'L1', start: '2026-11-20', purpose: 'travel' });
    await books.draw({ ...THREE, loanNo: 'L2', purpose: 'travel' });
    await books.draw({ ...THREE, loanNo: 'L3' });
    expect(await asked('2026-12-18')).toEqual([
      ['L2', 'asked', '2026-12-18', false],
      ['L1', 'asked', '2026-12-20', false],
    ]);
    expect(await asked('2026-12-19')).toMatchObject([
      ['L2', 'asked', '2026-12-18', true],
      ['L1', 'asked', '2026-12-20', false],
    ]);
    const at = new Date('2026-11-28T03:00:00Z');
    await submitProof(books.db, { loanNo: 'L2', customerId: 1, dueOn: '2026-12-18', at });
    expect(await asked('2026-12-19')).toMatchObject([
      ['L2', 'reviewing', '2026-12-18', false],
      ['L1', 'asked', '2026-12-20', false],
    ]);
    await decideProof(books.db, 'L2', { state: 'refused', reason: '看不清', dueOn: '2026-12-26', at });
    // The nearest deadline first.
    expect((await asked('2026-12-19')).map(([loanNo]) => loanNo)).toEqual(['L1', 'L2']);
    for (const [repayNo, loanNo] of [
      ['R1', 'L1'],
      ['R2', 'L2'],
    ] as const) {
      await books.repay(repayNo, await pay(loanNo, '2026-11-28', 'payoff'), '2026-11-28');
    }
    // A settled loan asks for none; what was handed in stays.
    expect(await asked('2027-01-19')).toEqual([['L2', 'refused', '2026-12-26', false]]);
  });
});
