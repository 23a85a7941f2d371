import { calls } from '@/contract';
import * as v from 'valibot';
import { pendingOf } from '../../../gateway/handlers/repay/pending';
import type { LoanAccount } from '../../../gateway/ledger/loanAccount';
import { accountOf, TERMS } from '../ledger/account';

const on = (day: string, loans: readonly LoanAccount[]) =>
  pendingOf(
    loans.map((loan) => ({ ...loan, on: day })),
    day,
  );

const split = (principal: string, interest: string, penalty: string, total: string) => ({
  ...{ principal, interest, penalty, total },
});
/** Neither late nor due today. */
const nothing = { late: null, dueToday: null };
const THREE = { ...TERMS, terms: 3 };

describe('an answer with loans and nothing due', () => {
  it('is not read as being free of debt', () => {
    const { response } = calls.queryPendingRepayment;
    const answer = { ...on('2026-12-01', [accountOf({}, 0, THREE)]), openRequest: null, transfers: [] };
    expect(v.is(response, answer)).toBe(true);
    expect(v.is(response, { ...answer, due: null })).toBe(false);
    expect(v.is(response, { ...answer, due: null, loans: [] })).toBe(true);
  });
});

describe('what a customer has to pay', () => {
  it('is nothing without a loan, or with settled ones alone', () => {
    for (const loans of [[], [accountOf({}, 12)]]) {
      expect(on('2026-11-18', loans)).toEqual({
        today: '2026-11-18',
        due: null,
        loans: [],
        months: [],
      });
    }
  });

  it('is the nearest instalments of all loans that fall due on one day', () => {
    const later = accountOf({ loanNo: 'L2' }, 0, { ...THREE, start: '2026-11-20' });
    const { due, loans, months } = on('2026-12-01', [accountOf({}, 0, THREE), later]);
    expect(due).toEqual({
      date: '2026-12-18',
      ...split('4000.00', '144.00', '0.00', '4144.00'),
      overdueDays: 0,
      ...nothing,
    });
    expect(loans).toEqual([
      {
        ...{ loanNo: 'L1', amount: '12000.00', drawnOn: '2026-11-18', terms: 3, termsLeft: 3 },
        coolingOff: { amount: '12000.00', lastDay: '2026-12-18' },
        ...{ method: 'equal-principal', state: 'normal', overdueDays: 0, principalLeft: '12000.00' },
        nextDueDate: '2026-12-18',
        due: { date: '2026-12-18', ...split('4000.00', '144.00', '0.00', '4144.00'), ...nothing },
      },
      expect.objectContaining({
        ...{ loanNo: 'L2', nextDueDate: '2026-12-20' },
        due: { date: '2026-12-20', ...split('4000.00', '144.00', '0.00', '4144.00'), ...nothing },
      }),
    ]);
    expect(months).toEqual([
      { month: '2026-12', ...split('8000.00', '288.00', '0.00', '8288.00') },
      { month: '2027-01', ...split('8000.00', '192.00', '0.00', '8192.00') },
      { month: '2027-02', ...split('8000.00', '96.00', '0.00', '8096.00') },
    ]);
  });

  it('is all that is late with its penalty, and what falls due today', () => {
    const { due, loans, months } = on('2027-01-18', [accountOf({}, 0, THREE)]);
    expect(due).toEqual({
      date: '2026-12-18',
      ...split('8000.00', '240.00', '74.40', '8314.40'),
      overdueDays: 31,
      late: split('4000.00', '144.00', '74.40', '4218.40'),
      dueToday: split('4000.00', '96.00', '0.00', '4096.00'),
    });
    expect(loans).toMatchObject([{ state: 'overdue', overdueDays: 31, due: { total: '8314.40' } }]);
    expect(months[0]).toEqual({ month: '2026-12', ...split('4000.00', '144.00', '74.40', '4218.40') });
  });

  it('on the due day is not late yet', () => {
    const { due, loans } = on('2027-01-18', [accountOf({}, 1, THREE)]);
    expect(due).toMatchObject({ date: '2027-01-18', total: '4096.00', overdueDays: 0 });
    expect(loans).toMatchObject([{ state: 'normal', termsLeft: 2, nextDueDate: '2027-01-18' }]);
  });

  it('is late by the oldest of several loans', () => {
    const loans = [accountOf({}, 0, THREE), accountOf({ loanNo: 'L2' }, 1, THREE)];
    expect(on('2027-01-20', loans).due?.overdueDays).toBe(33);
  });
});
