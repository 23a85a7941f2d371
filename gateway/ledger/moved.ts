import { movedDates, movedText } from '@/domain/loan/paidOut';
import type { LoanRow } from '../queries/loans';

type Terms = Pick<LoanRow, 'amount' | 'annual_rate' | 'terms' | 'method' | 'signed_on'>;

/** The words about due dates that a payout after the day of signing has moved; '' if none moved. `paidOn`: the day of the payout. */
export function movedFor(row: Terms, paidOn: string): string {
  const { amount: principal, annual_rate: annualRate, terms, method, signed_on: signedOn } = row;
  const moved = movedDates({ principal, annualRate, terms, method, signedOn, paidOn });
  return moved === undefined ? '' : movedText(moved);
}
