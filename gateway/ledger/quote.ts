import type { QuoteKind } from '@/contract/codes';
import { addDays } from '@/domain/dates/civil';
import { coolingOff } from '@/domain/repay/coolingOff';
import { dueItems, futureInstalments } from '@/domain/repay/due';
import { accruedOn, type RunningLoan } from '@/domain/repay/payoff';
import { unpaidInterest, unpaidPrincipal } from '@/domain/repay/owed';
import { refuseRepay } from '../refusals/repay';
import type { LoanAccount } from './loanAccount';
import type { QuoteItem } from './repayment';

/** How many days ahead an early payoff can be quoted. */
const PAYOFF_DAYS_AHEAD = 31;

export const running = (loan: LoanAccount): RunningLoan => ({
  instalments: loan.instalments,
  annualRate: loan.annualRate,
  interestFrom: loan.drawnOn,
});

const isOwed = ({ principal, interest, penalty }: QuoteItem) => principal + interest + penalty > 0;

/** Everything that has fallen due; if nothing has, the next instalment. */
function dueQuote(loan: LoanAccount, on: string): QuoteItem[] {
  const due = dueItems(loan.instalments, loan.annualRate, on);
  if (due.length > 0) return due.map((item) => ({ loanNo: loan.loanNo, ...partOf(item) }));
  const coming = futureInstalments(loan.instalments, on)[0];
  if (coming === undefined) return [];
  const { term } = coming;
  return [
    {
      loanNo: loan.loanNo,
      term,
      principal: unpaidPrincipal(coming),
      interest: unpaidInterest(coming),
      penalty: 0,
    },
  ];
}

const partOf = (item: Omit<QuoteItem, 'loanNo'>): Omit<QuoteItem, 'loanNo'> => ({
  term: item.term,
  principal: item.principal,
  interest: item.interest,
  penalty: item.penalty,
});

/** Everything that has fallen due, all remaining principal, and the accrued interest, shown in the next instalment. */
function payoffItems(loan: LoanAccount, on: string): QuoteItem[] {
  const due = dueItems(loan.instalments, loan.annualRate, on).map((item) => ({
    loanNo: loan.loanNo,
    ...partOf(item),
  }));
  const accrued = accruedOn(running(loan), on);
  const future = futureInstalments(loan.instalments, on).map((row, index) => ({
    loanNo: loan.loanNo,
    term: row.term,
    principal: unpaidPrincipal(row),
    interest: index === 0 ? accrued : 0,
    penalty: 0,
  }));
  return [...due, ...future];
}

/** Within the cooling-off period: only the principal. Refused after the period, and after any payment. */
function coolingOffItems(loan: LoanAccount, on: string): QuoteItem[] {
  const paid = loan.instalments.reduce(
    (sum, row) => sum + row.paidPrincipal + row.paidInterest + row.paidPenalty,
    0,
  );
  const period = coolingOff({ drawnOn: loan.drawnOn, principal: loan.amount, paid }, on);
  if (!period.open) throw refuseRepay('coolingOffOver', 'over');
  if (paid > 0) throw refuseRepay('coolingOffOver', 'paid');
  return loan.instalments.map((row) => ({
    loanNo: loan.loanNo,
    term: row.term,
    principal: row.principal,
    interest: 0,
    penalty: 0,
  }));
}

const MAKERS: Record<QuoteKind, (loan: LoanAccount, on: string) => QuoteItem[]> = {
  due: dueQuote,
  payoff: payoffItems,
  coolingOff: coolingOffItems,
};

/** The items of a quote for these loans on a day; each item pays part of one instalment. */
export function quoteItems(kind: QuoteKind, loans: readonly LoanAccount[], on: string): QuoteItem[] {
  return loans.flatMap((loan) => (loan.settled ? [] : MAKERS[kind](loan, on))).filter(isOwed);
}

/** Interest saved because the loans end on this day. */
export function interestSaved(loans: readonly LoanAccount[], items: readonly QuoteItem[]): number {
  const owed = loans.flatMap((loan) => loan.instalments).reduce((sum, row) => sum + unpaidInterest(row), 0);
  return Math.max(0, owed - items.reduce((sum, item) => sum + item.interest, 0));
}

export function checkPayoffDate(on: string, today: string): void {
  if (on < today || on > addDays(today, PAYOFF_DAYS_AHEAD)) {
    throw refuseRepay('payoffDateOutside', PAYOFF_DAYS_AHEAD);
  }
}
