import { buildSchedule, type ScheduleInput } from '@/domain/loan/schedule';
import { owedFrom, type OwedInstalment } from '@/domain/repay/owed';
import type { LoanAccount } from '../../../gateway/ledger/loanAccount';

export const DRAWN = '2026-11-18';
/** Twelve instalments of 1,000.00 and their interest, from 2026-12-18 on. */
export const TERMS: ScheduleInput = {
  principal: 1_200_000,
  annualRate: '0.1440',
  terms: 12,
  method: 'equal-principal',
  start: DRAWN,
};

const paid = (row: OwedInstalment): OwedInstalment => ({
  ...row,
  paidPrincipal: row.principal,
  paidInterest: row.interest,
});

/** A loan as the ledger reads it, with its first `paidTerms` instalments paid in time. */
export function accountOf(changes: Partial<LoanAccount> = {}, paidTerms = 0, input = TERMS): LoanAccount {
  const instalments = owedFrom(buildSchedule(input)).map((row) => (row.term <= paidTerms ? paid(row) : row));
  const principalPaid = instalments.reduce((sum, row) => sum + row.paidPrincipal, 0);
  return {
    loanNo: 'L1',
    customerId: 1,
    amount: input.principal,
    annualRate: input.annualRate,
    terms: input.terms,
    method: input.method,
    purpose: 'daily',
    drawnOn: input.start,
    cardId: 'C1',
    principalLeft: input.principal - principalPaid,
    paid: instalments.reduce((sum, row) => sum + row.paidPrincipal + row.paidInterest, 0),
    discounted: 0,
    prepaid: 0,
    prepaidInterest: 0,
    interestFrom: input.start,
    settled: paidTerms === input.terms,
    instalments,
    ...changes,
  };
}
