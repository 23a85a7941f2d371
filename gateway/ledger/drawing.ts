import { buildSchedule } from '@/domain/loan/schedule';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { insert, type Sql } from '../database';
import { netOfCoupon } from './coupon';
import { postEntry } from './post';

interface DrawnLoan {
  readonly loanNo: string;
  readonly amount: number;
  readonly annualRate: string;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly drawnOn: string;
  /** Coupon value in fen, 0 without one. */
  readonly discount: number;
}

/** Writes the plan of a loan that the bank has paid out, and moves the money. */
export async function bookDrawing(sql: Sql, loan: DrawnLoan, at: Date): Promise<void> {
  const { loanNo, amount, annualRate, terms, method, drawnOn } = loan;
  const schedule = buildSchedule({ principal: amount, annualRate, terms, method, start: drawnOn });
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
      { account: 'principal', amount, loanNo },
      { account: 'bank', amount: -amount, loanNo },
    ],
  });
}
