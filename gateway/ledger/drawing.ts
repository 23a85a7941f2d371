import { paidOutSchedule } from '@/domain/loan/paidOut';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { insert, type Sql } from '../database';
import { netOfCoupon } from '@/domain/loan/coupon';
import { postEntry } from './post';

interface DrawnLoan {
  readonly loanNo: string;
  readonly amount: number;
  readonly annualRate: string;
  readonly terms: number;
  readonly method: RepaymentMethod;
  /** The day whose terms were read and signed, and the day of the payout. */
  readonly signedOn: string;
  readonly drawnOn: string;
  /** Coupon value in fen, 0 without one. */
  readonly discount: number;
}

/** Writes the plan of a loan that the bank has paid out, and moves the money. */
export async function bookDrawing(sql: Sql, loan: DrawnLoan, at: Date): Promise<void> {
  const { loanNo, amount: principal, annualRate, terms, method, signedOn, drawnOn: paidOn } = loan;
  const schedule = paidOutSchedule({ principal, annualRate, terms, method, signedOn, paidOn });
  for (const row of netOfCoupon(schedule, loan.discount)) {
    await insert(sql, 'instalments', {
      loan_no: loanNo,
      term: row.term,
      due_date: row.dueDate,
      principal: row.principal,
      interest: row.interest,
    });
  }
  await postEntry(sql, {
    kind: 'drawing',
    ref: loanNo,
    at,
    postings: [
      { account: 'principal', amount: principal, loanNo },
      { account: 'bank', amount: -principal, loanNo },
    ],
  });
}
