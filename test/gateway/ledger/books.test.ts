import type { ScheduleInput } from '@/domain/loan/schedule';
import { lastEntries } from '../../../gateway/ledger/lastEntry';
import { loanAccount, loanAccounts } from '../../../gateway/ledger/loanAccount';
import { countedUntil, transferOf } from '../../../gateway/ledger/offline';
import { lacksProof, proofsAsked } from '../../../gateway/ledger/proofs';
import { quotaOf } from '../../../gateway/ledger/quota';
import { quoteOf, type Quoted } from '../../../gateway/ledger/quote';
import { changeRepayCard, repayCardOf, repayCards } from '../../../gateway/ledger/repayCard';
import { replan } from '../../../gateway/ledger/repayment';
import { trialBalance } from '../../../gateway/ledger/trialBalance';
import { decideProof, submitProof } from '../../../gateway/queries/proofs';
import { Books } from './books';

/** Three instalments of 4,000.00 with 144.00, 96.00 and 48.00 of interest. */
const LOAN: ScheduleInput = {
  principal: 1_200_000,
  annualRate: '0.1440',
  terms: 3,
  method: 'equal-principal',
  start: '2026-11-18',
};

let books: Books;
beforeEach(async () => {
  books = await Books.open();
});
afterEach(() => books.close());

const balances = async () => {
  const { accounts, ...rest } = await trialBalance(books.db);
  return { ...rest, ...Object.fromEntries(accounts.map(({ code, balance }) => [code, balance])) };
};
const pay = (loanNo: string, on: string, kind: 'due' | 'payoff' = 'due') =>
  books.account(loanNo).then((loan) => quoteOf({ kind }, [loan], on));

describe('a drawing', () => {
  it('moves its money and writes its plan', async () => {
    const loan = await books.draw({ ...LOAN, loanNo: 'L1' });
    expect(await balances()).toEqual({
      ...{ bank: -1_200_000, principal: 1_200_000, interest: 0, penalty: 0, discount: 0 },
      ...{ postings: 2, entries: 1, balanced: true },
    });
    expect(loan).toMatchObject({
      ...{ loanNo: 'L1', customerId: 1, amount: 1_200_000, annualRate: '0.1440', terms: 3, purpose: 'daily' },
      ...{ method: 'equal-principal', drawnOn: '2026-11-18', interestFrom: '2026-11-18', cardId: 'card-1' },
      ...{ principalLeft: 1_200_000, paid: 0, prepaid: 0, settled: false },
    });
    expect(loan.instalments).toEqual([
      { ...row(1, '2026-12-18', 14_400) },
      { ...row(2, '2027-01-18', 9_600) },
      { ...row(3, '2027-02-18', 4_800) },
    ]);
  });

  it('with a coupon has less interest in its first instalments', async () => {
    const { instalments } = await books.draw({ ...LOAN, loanNo: 'L1', discount: 20_000 });
    expect(instalments.map(({ interest }) => interest)).toEqual([0, 4_000, 4_800]);
  });

  it('is read by its customer alone, and only once it is paid out', async () => {
    await books.draw({ ...LOAN, loanNo: 'L1' });
    await books.ask({ ...LOAN, loanNo: 'L2' });
    await books.draw({ ...LOAN, loanNo: 'L3', start: '2026-11-19' });
    const seen = async (customer: number) =>
      (await loanAccounts(books.db, customer)).map((one) => one.loanNo);
    expect([await seen(1), await seen(2)]).toEqual([['L3', 'L1'], []]);
    expect(await loanAccount(books.db, 2, 'L1')).toBeUndefined();
    expect(await loanAccount(books.db, 1, 'L2')).toBeUndefined();
  });
});

const row = (term: number, dueDate: string, interest: number) => ({
  ...{ term, dueDate, principal: 400_000, interest },
  ...{ paidPrincipal: 0, paidInterest: 0, paidPenalty: 0 },
});

describe('a repayment', () => {
  it('is principal, interest and penalty of its instalments, less the coupon', async () => {
    await books.draw({ ...LOAN, loanNo: 'L1' });
    await books.repay('R1', await pay('L1', '2026-12-28'), '2026-12-28', { discount: 400 });
    expect(await balances()).toEqual({
      ...{ principal: 800_000, interest: -14_400, penalty: -2_400, discount: 400, bank: -783_600 },
      ...{ postings: 7, entries: 2, balanced: true },
    });
    const { instalments, paid, principalLeft, prepaid, settled } = await books.account('L1');
    expect({ paid, principalLeft, prepaid, settled }).toEqual({
      ...{ paid: 416_800, principalLeft: 800_000, prepaid: 0, settled: false },
    });
    expect(instalments[0]).toMatchObject({
      paidPrincipal: 400_000,
      paidInterest: 14_400,
      paidPenalty: 2_400,
    });
    expect(instalments[1]).toEqual(row(2, '2027-01-18', 9_600));
  });

  it('never takes a coupon from principal', async () => {
    await books.draw({ ...LOAN, loanNo: 'L1' });
    const quoted = await pay('L1', '2026-12-18');
    await expect(books.repay('R1', quoted, '2026-12-18', { discount: 14_401 })).rejects.toThrow('discount');
    expect(await balances()).toMatchObject({ entries: 1, postings: 2 });
  });

  it('of two loans is an entry for each, and the coupon goes on to the second', async () => {
    const loans = [await books.draw({ ...LOAN, loanNo: 'L1' }), await books.draw({ ...LOAN, loanNo: 'L2' })];
    await books.repay('R1', quoteOf({ kind: 'due' }, loans, '2026-12-18'), '2026-12-18', {
      discount: 20_000,
    });
    expect(await balances()).toMatchObject({ entries: 4, discount: 20_000, balanced: true });
    const rows = await books.db.query(
      `select e.part, p.account, p.amount from entries e join postings p using (entry_no)
       where e.ref = 'R1' and p.account in ('bank', 'discount') order by e.part, p.account`,
    );
    expect(rows).toEqual([
      { part: 0, account: 'bank', amount: 400_000 },
      { part: 0, account: 'discount', amount: 14_400 },
      { part: 1, account: 'bank', amount: 408_800 },
      { part: 1, account: 'discount', amount: 5_600 },
    ]);
  });

  it('that ends a loan waives the interest to come', async () => {
    await books.draw({ ...LOAN, loanNo: 'L1' });
    await books.repay('R1', await pay('L1', '2026-11-28', 'payoff'), '2026-11-28');
    const { settled, principalLeft, instalments } = await books.account('L1');
    expect([settled, principalLeft]).toEqual([true, 0]);
    expect(instalments.map(({ interest }) => interest)).toEqual([4_800, 0, 0]);
  });

  it('in part has a new plan, and its interest counts from that day', async () => {
    const loan = await books.draw({ ...LOAN, loanNo: 'L1' });
    const part = quoteOf({ kind: 'partial', amount: 304_800, plan: 'sameTerms' }, [loan], '2026-11-28');
    await books.repay('R1', part, '2026-11-28');
    const after = await books.account('L1');
    expect(after).toMatchObject({ prepaid: 300_000, principalLeft: 900_000, interestFrom: '2026-11-28' });
    expect(after.instalments.map(({ principal }) => principal)).toEqual([300_000, 300_000, 300_000]);
    const replaced = await books.db.query('select term, principal from replaced_instalments order by term');
    expect(replaced).toEqual([1, 2, 3].map((term) => ({ term, principal: 400_000 })));
  });

  it('cannot bring a plan that is not the loan', async () => {
    const loan = await books.draw({ ...LOAN, loanNo: 'L1' });
    const part = quoteOf({ kind: 'partial', amount: 304_800, plan: 'sameTerms' }, [loan], '2026-11-28');
    const short: Quoted = { ...part, plan: part.plan?.slice(0, 2) ?? null };
    await expect(books.repay('R1', short, '2026-11-28')).rejects.toThrow('does not add up');
    const none = { repayNo: 'R1', loanNo: 'L1', on: '2026-11-28', plan: [] };
    await expect(books.db.tx((sql) => replan(sql, none))).rejects.toThrow('without instalments');
    expect((await books.account('L1')).instalments).toEqual(loan.instalments);
  });

  it('of a part of what is late keeps the penalty of the days before', async () => {
    const loan = await books.draw({ ...LOAN, loanNo: 'L1' });
    const transfer = transferOf(loan, '2026-12-28', 102_400 + 14_400);
    if ('problem' in transfer) throw new Error(transfer.problem);
    await books.repay('R1', transfer.quoted, '2026-12-28', { marked: loan });
    const [first, second] = (await books.account('L1')).instalments;
    expect(first).toMatchObject({ penaltyCharged: 2_400, penaltyUntil: '2026-12-28', paidPenalty: 2_400 });
    expect(second).toEqual(row(2, '2027-01-18', 9_600));
    // Ten days more on the 3,000.00 that are left.
    const { items } = await pay('L1', '2027-01-07');
    expect(items).toMatchObject([{ term: 1, principal: 300_000, interest: 0, penalty: 1_800 }]);
  });

  it('on the due day has no penalty to keep', async () => {
    const loan = await books.draw({ ...LOAN, loanNo: 'L1' });
    const transfer = transferOf(loan, '2026-12-18', 100);
    if ('problem' in transfer) throw new Error(transfer.problem);
    await books.repay('R1', transfer.quoted, '2026-12-18', { marked: loan });
    expect(await books.db.query('select term from penalty_marks')).toEqual([]);
  });
});

describe('what is known of a loan', () => {
  it('its last entry, and the day until which repayments have counted', async () => {
    const first = await books.draw({ ...LOAN, loanNo: 'L1' });
    await books.draw({ ...LOAN, loanNo: 'L2', customerId: 2 });
    const counted = () => countedUntil(books.db, first);
    expect(await counted()).toBe('2026-11-18');
    await books.repay('R1', await pay('L1', '2026-12-18'), '2026-12-18');
    expect(await counted()).toBe('2026-12-18');
    const last = await lastEntries(books.db, 1);
    expect([...last.values()]).toMatchObject([{ loan_no: 'L1', entry_no: 3 }]);
  });

  it('the line: outstanding principal and undecided drawings are used', async () => {
    await books.draw({ ...LOAN, loanNo: 'L1' });
    await books.ask({ ...LOAN, loanNo: 'L2', principal: 300_000 });
    await books.repay('R1', await pay('L1', '2026-12-18'), '2026-12-18');
    expect(await quotaOf(books.db, 1)).toEqual({
      ...{ total: 5_000_000, used: 1_100_000, available: 3_900_000 },
      ...{ annualRate: '0.1440', validTo: '2027-11-18', active: true },
    });
    await books.db.query('update credit_lines set total = 100 where customer_id = 1');
    expect(await quotaOf(books.db, 1)).toMatchObject({ total: 100, available: 0 });
    expect(await quotaOf(books.db, 2)).toBeUndefined();
  });

  it('the card: that of the unpaid loans if it is one, else the default one', async () => {
    const card = async () => (await repayCardOf(books.db, 1))?.card_id;
    expect(await card()).toBe('card-1');
    await books.draw({ ...LOAN, loanNo: 'L1' });
    await books.draw({ ...LOAN, loanNo: 'L2' });
    expect(await changeRepayCard(books.db, 1, { from: 'card-1', to: 'card-2' })).toBe(2);
    expect(await card()).toBe('card-2');
    expect(await changeRepayCard(books.db, 1, { from: 'card-1', to: 'card-2' })).toBe(0);
    await books.draw({ ...LOAN, loanNo: 'L3' });
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
    await books.draw({ ...LOAN, loanNo: 'L1', start: '2026-11-20', purpose: 'travel' });
    await books.draw({ ...LOAN, loanNo: 'L2', purpose: 'travel' });
    await books.draw({ ...LOAN, loanNo: 'L3' });
    expect(await asked('2026-12-18')).toEqual([
      ['L2', 'asked', '2026-12-18', false],
      ['L1', 'asked', '2026-12-20', false],
    ]);
    expect([await lacksProof(place('2026-12-18')), await lacksProof(place('2026-12-19'))]).toEqual([
      false,
      true,
    ]);
    const at = new Date('2026-11-28T03:00:00Z');
    await submitProof(books.db, { loanNo: 'L2', customerId: 1, dueOn: '2026-12-18', at });
    expect(await asked('2026-12-19')).toMatchObject([
      ['L2', 'reviewing', '2026-12-18', false],
      ['L1', 'asked', '2026-12-20', false],
    ]);
    await decideProof(books.db, 'L2', { state: 'refused', reason: '看不清', dueOn: '2026-12-26', at });
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
