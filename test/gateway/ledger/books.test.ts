import { loanAccount, loanAccounts } from '../../../gateway/ledger/loanAccount';
import { transferOf } from '../../../gateway/ledger/offline';
import { quoteOf, type Quoted } from '../../../gateway/ledger/quote';
import { replan } from '../../../gateway/ledger/repayment';
import { trialBalance } from '../../../gateway/ledger/trialBalance';
import { Books, THREE } from './books';

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
    const loan = await books.draw({ ...THREE, loanNo: 'L1' });
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
    const { instalments } = await books.draw({ ...THREE, loanNo: 'L1', discount: 20_000 });
    expect(instalments.map(({ interest }) => interest)).toEqual([0, 4_000, 4_800]);
  });

  it('is read by its customer alone, and only once it is paid out', async () => {
    await books.draw({ ...THREE, loanNo: 'L1' });
    await books.ask({ ...THREE, loanNo: 'L2' });
    await books.draw({ ...THREE, loanNo: 'L3', start: '2026-11-19' });
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
    await books.draw({ ...THREE, loanNo: 'L1' });
    await books.repay('R1', await pay('L1', '2026-12-28'), '2026-12-28', { discount: 400 });
    expect(await balances()).toEqual({
      ...{ principal: 800_000, interest: -14_400, penalty: -2_400, discount: 400, bank: -783_600 },
      ...{ postings: 7, entries: 2, balanced: true },
    });
    const { instalments, paid, principalLeft, prepaid, settled } = await books.account('L1');
    expect({ paid, principalLeft, prepaid, settled }).toEqual({
      ...{ paid: 416_400, principalLeft: 800_000, prepaid: 0, settled: false },
    });
    expect(instalments[0]).toMatchObject({
      paidPrincipal: 400_000,
      paidInterest: 14_400,
      paidPenalty: 2_400,
    });
    expect(instalments[1]).toEqual(row(2, '2027-01-18', 9_600));
  });

  it('never takes a coupon from principal', async () => {
    await books.draw({ ...THREE, loanNo: 'L1' });
    const quoted = await pay('L1', '2026-12-18');
    await expect(books.repay('R1', quoted, '2026-12-18', { discount: 14_401 })).rejects.toThrow('discount');
    expect(await balances()).toMatchObject({ entries: 1, postings: 2 });
  });

  it('of two loans is an entry for each, and the coupon goes on to the second', async () => {
    const loans = [
      await books.draw({ ...THREE, loanNo: 'L1' }),
      await books.draw({ ...THREE, loanNo: 'L2' }),
    ];
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
    await books.draw({ ...THREE, loanNo: 'L1' });
    await books.repay('R1', await pay('L1', '2026-11-28', 'payoff'), '2026-11-28');
    const { settled, principalLeft, instalments } = await books.account('L1');
    expect([settled, principalLeft]).toEqual([true, 0]);
    expect(instalments.map(({ interest }) => interest)).toEqual([4_800, 0, 0]);
  });

  it('in part has a new plan, and its interest counts from that day', async () => {
    const loan = await books.draw({ ...THREE, loanNo: 'L1' });
    const part = quoteOf({ kind: 'partial', amount: 304_800, plan: 'sameTerms' }, [loan], '2026-11-28');
    await books.repay('R1', part, '2026-11-28');
    const after = await books.account('L1');
    expect(after).toMatchObject({ prepaid: 300_000, principalLeft: 900_000, interestFrom: '2026-11-28' });
    expect(after.instalments.map(({ principal }) => principal)).toEqual([300_000, 300_000, 300_000]);
    const replaced = await books.db.query('select term, principal from replaced_instalments order by term');
    expect(replaced).toEqual([1, 2, 3].map((term) => ({ term, principal: 400_000 })));
  });

  it('cannot bring a plan that is not the loan', async () => {
    const loan = await books.draw({ ...THREE, loanNo: 'L1' });
    const part = quoteOf({ kind: 'partial', amount: 304_800, plan: 'sameTerms' }, [loan], '2026-11-28');
    const short: Quoted = { ...part, plan: part.plan?.slice(0, 2) ?? null };
    await expect(books.repay('R1', short, '2026-11-28')).rejects.toThrow('does not add up');
    const none = { repayNo: 'R1', loanNo: 'L1', on: '2026-11-28', plan: [] };
    await expect(books.db.tx((sql) => replan(sql, none))).rejects.toThrow('without instalments');
    expect((await books.account('L1')).instalments).toEqual(loan.instalments);
  });

  it('of a part of what is late keeps the penalty of the days before', async () => {
    const loan = await books.draw({ ...THREE, loanNo: 'L1' });
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

  it.each([
    ['the first alone', 50_000, [1]],
    ['both', 420_000 + 50_000, [1, 2]],
  ])('of %s of two that are late keeps the penalty of what it pays', async (_what, amount, terms) => {
    const loan = await books.draw({ ...THREE, loanNo: 'L1' });
    const transfer = transferOf(loan, '2027-01-28', amount);
    if ('problem' in transfer) throw new Error(transfer.problem);
    await books.repay('R1', transfer.quoted, '2027-01-28', { marked: loan });
    const marks = await books.db.query<{ term: number }>('select term from penalty_marks order by term');
    expect(marks.map(({ term }) => term)).toEqual(terms);
  });

  it('on the due day has no penalty to keep', async () => {
    const loan = await books.draw({ ...THREE, loanNo: 'L1' });
    const transfer = transferOf(loan, '2026-12-18', 100);
    if ('problem' in transfer) throw new Error(transfer.problem);
    await books.repay('R1', transfer.quoted, '2026-12-18', { marked: loan });
    expect(await books.db.query('select term from penalty_marks')).toEqual([]);
  });
});

describe('the trial balance', () => {
  const withoutChecks = async (sql: string) => {
    await books.db.script(
      'alter table postings disable trigger all; alter table entries disable trigger all;',
    );
    await books.db.script(sql);
  };
  beforeEach(() => books.draw({ ...THREE, loanNo: 'L1' }));

  it.each([
    ['one side of an entry is gone', 'delete from postings where line = 1'],
    ['an amount is another', 'update postings set amount = amount + 1 where line = 0'],
    ['an entry has no lines', 'delete from postings'],
    [
      'two entries are wrong by as much',
      `insert into entries (kind, ref, at) values ('repayment', 'R9', now());
       insert into postings (entry_no, line, account, amount) select max(entry_no), 0, 'bank', 5 from entries;
       update postings set amount = amount - 5 where line = 0 and account = 'principal';`,
    ],
  ])('does not balance when %s', async (_what, sql) => {
    expect(await balances()).toMatchObject({ balanced: true });
    await withoutChecks(sql);
    expect(await balances()).toMatchObject({ balanced: false });
  });
});
