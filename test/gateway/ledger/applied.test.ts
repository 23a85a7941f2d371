import { applied } from '../../../gateway/ledger/applied';
import { transferOf } from '../../../gateway/ledger/offline';
import { quoteOf, type Quoted, type Wanted } from '../../../gateway/ledger/quote';
import type { LoanAccount } from '../../../gateway/ledger/loanAccount';
import { Books, THREE } from './books';

let books: Books;
beforeEach(async () => {
  books = await Books.open();
  await books.draw({ ...THREE, loanNo: 'L1' });
});
afterEach(() => books.close());

const EXIT: Wanted = { kind: 'coolingOff' };
const DUE: Wanted = { kind: 'due' };
const PAYOFF: Wanted = { kind: 'payoff' };
const PART: Wanted = { kind: 'partial', amount: 500_000, plan: 'sameTerms' };
const SOONER: Wanted = { ...PART, plan: 'sooner' };

type Payment = readonly [wanted: Wanted | number, on: string, discount?: number];

function quoted(loan: LoanAccount, wanted: Wanted | number, on: string): Quoted {
  if (typeof wanted !== 'number') return quoteOf(wanted, [loan], on);
  const transfer = transferOf(loan, on, wanted);
  if ('problem' in transfer) throw new Error(transfer.problem);
  return transfer.quoted;
}

/** What the last payment is said to leave, and what its booking leaves. */
async function both(payments: readonly Payment[]) {
  let foreseen: LoanAccount | undefined;
  for (const [index, [wanted, on, discount = 0]] of payments.entries()) {
    const loan = await books.account('L1');
    const quote = quoted(loan, wanted, on);
    foreseen = applied(loan, quote, on);
    await books.repay(`R${index}`, quote, on, { discount, marked: loan });
  }
  return { foreseen, booked: await books.account('L1') };
}

describe('a payment that is not booked yet leaves the loan that its booking leaves', () => {
  it.each<[string, readonly Payment[]]>([
    ['an instalment ahead of its day', [[DUE, '2026-11-20']]],
    ['a late one with its penalty', [[DUE, '2026-12-28']]],
    ['a part of a late one', [[50_000, '2026-12-28']]],
    [
      'the rest of a late one of which a part was paid',
      [
        [50_000, '2026-12-28'],
        [DUE, '2027-01-05'],
      ],
    ],
    ['a partial repayment', [[PART, '2026-11-28']]],
    [
      'a second one, with another plan',
      [
        [PART, '2026-11-28'],
        [SOONER, '2026-12-05'],
      ],
    ],
    ['a payoff', [[PAYOFF, '2026-12-28']]],
    [
      'a payoff of a loan of which a late instalment was paid in part',
      [
        [50_000, '2026-12-28'],
        [PAYOFF, '2027-01-05'],
      ],
    ],
    ['an exit', [[EXIT, '2026-12-01']]],
    [
      'an exit after an instalment, whose interest counts as principal',
      [
        [DUE, '2026-11-20'],
        [EXIT, '2026-12-01'],
      ],
    ],
    [
      'an exit after a partial repayment',
      [
        [PART, '2026-11-28'],
        [EXIT, '2026-12-01'],
      ],
    ],
    [
      'an exit after an instalment that a coupon has paid in part',
      [
        [DUE, '2026-11-20', 5_000],
        [EXIT, '2026-12-01'],
      ],
    ],
  ])('%s', async (_what, payments) => {
    const { foreseen, booked } = await both(payments);
    expect(foreseen).toEqual(booked);
  });
});

it('what was paid is what has left the account: an exit after a coupon cost the principal, and no fen more', async () => {
  const { booked } = await both([
    [DUE, '2026-11-20', 5_000],
    [EXIT, '2026-12-01'],
  ]);
  expect([booked.settled, booked.paid, booked.discounted]).toEqual([true, 1_200_000, 5_000]);
});
