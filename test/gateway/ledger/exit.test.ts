import { quoteOf, type Wanted } from '../../../gateway/ledger/quote';
import { transferOf } from '../../../gateway/ledger/offline';
import { trialBalance } from '../../../gateway/ledger/trialBalance';
import { quotaOf } from '../../../gateway/ledger/quota';
import { Books, THREE } from './books';

/** A loan of 12,000.00 that is given back within its cooling-off period, after something was paid on it. */

const EXIT: Wanted = { kind: 'coolingOff' };
const DUE: Wanted = { kind: 'due' };

let books: Books;
beforeEach(async () => {
  books = await Books.open();
});
afterEach(() => books.close());

const paidBy = async (): Promise<Record<string, number>> => {
  const { accounts, balanced } = await trialBalance(books.db);
  expect(balanced).toBe(true);
  return Object.fromEntries(accounts.map(({ code, balance }) => [code, balance]));
};

async function pay(repayNo: string, wanted: Wanted, on: string, discount = 0): Promise<number> {
  const quoted = quoteOf(wanted, [await books.account('L1')], on);
  await books.repay(repayNo, quoted, on, { discount });
  return (
    quoted.items.reduce((sum, item) => sum + item.principal + item.interest + item.penalty, 0) - discount
  );
}

async function ended() {
  const loan = await books.account('L1');
  expect([loan.settled, loan.principalLeft]).toEqual([true, 0]);
  for (const row of loan.instalments) expect(row.paidPrincipal).toBe(row.principal);
  expect((await quotaOf(books.db, 1))?.used).toBe(0);
  return loan;
}

it('After an instalment the exit costs the rest of the principal, less the interest that was paid', async () => {
  await books.draw({ ...THREE, loanNo: 'L1' });
  const first = await pay('R1', DUE, '2026-11-20');
  expect(first).toBe(414_400);
  expect(await pay('R2', EXIT, '2026-12-18')).toBe(1_200_000 - 414_400);
  expect((await ended()).paid).toBe(1_200_000);
  expect(await paidBy()).toMatchObject({ bank: 0, principal: 0, interest: 0 });
});

it('After a partial repayment its interest counts as principal, too', async () => {
  await books.draw({ ...THREE, loanNo: 'L1' });
  const part = await pay('R1', { kind: 'partial', amount: 500_000, plan: 'sooner' }, '2026-11-28');
  expect(await pay('R2', EXIT, '2026-11-29')).toBe(1_200_000 - part);
  const { prepaid, prepaidInterest, paid } = await ended();
  expect([prepaid, prepaidInterest, paid]).toEqual([500_000 - 4_800, 0, 1_200_000]);
  expect(await paidBy()).toMatchObject({ bank: 0, principal: 0, interest: 0 });
});

it('What a coupon paid is not the person’s money: it stays interest, and is no part of the principal', async () => {
  await books.draw({ ...THREE, loanNo: 'L1' });
  const first = await pay('R1', DUE, '2026-11-20', 5_000);
  expect(first).toBe(409_400);
  expect(await pay('R2', EXIT, '2026-12-01')).toBe(1_200_000 - 409_400);
  await ended();
  expect(await paidBy()).toMatchObject({ bank: 0, principal: 0, interest: -5_000, discount: 5_000 });
});

it('An overdue instalment, paid in part with its penalty, costs nothing beyond the principal', async () => {
  await books.draw({ ...THREE, loanNo: 'L1', terms: 1, start: '2027-01-31' });
  const on = '2027-03-01';
  const loan = await books.account('L1');
  const transfer = transferOf(loan, on, 100_000);
  if (!('quoted' in transfer)) throw new Error(transfer.problem);
  expect(transfer.quoted.items).toMatchObject([{ term: 1, penalty: 720, interest: 14_400 }]);
  await books.repay('R1', transfer.quoted, on, { marked: loan });
  expect(await pay('R2', EXIT, '2027-03-02')).toBe(1_200_000 - 100_000);
  const { instalments } = await ended();
  expect(instalments).toMatchObject([{ interest: 0, paidInterest: 0, paidPenalty: 0 }]);
  expect(instalments[0]?.penaltyCharged).toBeUndefined();
  expect(await paidBy()).toMatchObject({ bank: 0, principal: 0, interest: 0, penalty: 0 });
});

it('If more than the principal was paid there is nothing left to pay, and the exit settles the loan', async () => {
  await books.draw({ ...THREE, loanNo: 'L1' });
  await pay('R1', { kind: 'partial', amount: 1_204_799, plan: 'sameTerms' }, '2026-11-28');
  expect((await books.account('L1')).principalLeft).toBe(1);
  expect(await pay('R2', EXIT, '2026-11-29')).toBe(0);
  await ended();
  expect(await paidBy()).toMatchObject({ bank: 4_799, principal: 0, interest: -4_799 });
});

it('A transfer of what the exit costs is that exit', async () => {
  await books.draw({ ...THREE, loanNo: 'L1' });
  await pay('R1', DUE, '2026-11-20');
  const transfer = transferOf(await books.account('L1'), '2026-12-01', 1_200_000 - 414_400);
  if (!('quoted' in transfer)) throw new Error(transfer.problem);
  await books.repay('R2', transfer.quoted, '2026-12-01');
  await ended();
});
