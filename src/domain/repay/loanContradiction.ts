import { daysBetween } from '../dates/civil';
import { paidOutSchedule } from '../loan/paidOut';
import { annualisedRate, type Instalment } from '../loan/schedule';
import { sumFen } from '../money/fen';
import { runningOf, type LoanFigureRow, type LoanFigures } from './loanFigures';
import { payoffQuote } from './payoff';
import { penaltyFor } from './penalty';

type LoanContradiction = 'rate' | 'sums' | 'principals' | 'dates' | 'interest' | 'penalty' | 'bounds';

/** The first contradiction within a loan, found by calculating it again; undefined if there is none. */
export function loanContradiction(loan: LoanFigures): LoanContradiction | undefined {
  const { amount: principal, annualRate, terms, method, drawnOn: paidOn, signedOn = paidOn, rows } = loan;
  if (principal < 1) return 'principals';
  const plan = paidOutSchedule({ principal, annualRate, terms, method, signedOn, paidOn });
  if (annualisedRate(principal, paidOn, plan) !== loan.annualisedRate) return 'rate';
  if (!rows.every(rowAgrees)) return 'sums';
  if (!principalsAgree(loan)) return 'principals';
  if (!rows.every((row) => isDated(row, loan, plan))) return 'dates';
  if (!interestAgrees(loan, plan)) return 'interest';
  if (!rows.every((row) => penaltyAgrees(row, loan))) return 'penalty';
  return boundsAgree(loan) && exitAgrees(loan) ? undefined : 'bounds';
}

const rowAgrees = ({ principal, interest, penalty, total, paid, state }: LoanFigureRow): boolean =>
  [principal, interest, penalty, paid].every((part) => part >= 0) &&
  total === principal + interest + penalty &&
  (state === 'paid' ? paid === total : paid <= total);

/** All principals plus the part paid ahead give the loan's amount. The principal left is at most the open principals, at least those minus what is paid on them. */
function principalsAgree({ amount, prepaid, principalLeft, rows, settled }: LoanFigures): boolean {
  if (rows.length === 0) return principalLeft === 0 && prepaid === 0;
  if (sumFen(rows.map((row) => row.principal)) + prepaid !== amount) return false;
  if (settled) return principalLeft === 0;
  const open = rows.filter(({ state }) => state !== 'paid');
  const most = sumFen(open.map((row) => row.principal));
  const halfPaid = sumFen(open.map((row) => row.paid));
  return principalLeft <= most && principalLeft >= most - halfPaid;
}

/** A partial repayment moves no due date. */
function isDated(
  { term, dueDate, state }: LoanFigureRow,
  { today }: LoanFigures,
  plan: readonly Instalment[],
) {
  if (plan.find((row) => row.term === term)?.dueDate !== dueDate) return false;
  if (state === 'paid') return true;
  return state === (dueDate > today ? 'future' : dueDate === today ? 'due' : 'overdue');
}

/**
 * No instalment has more interest than the plan of the drawing. Until a partial repayment the interest is the plan's, less what a coupon
 * paid of the earliest rows. A settled loan's future interest is waived.
 */
function interestAgrees({ rows, prepaid, settled }: LoanFigures, plan: readonly Instalment[]): boolean {
  const pairs = rows.map((row) => ({ row, planned: plan.find(({ term }) => term === row.term) }));
  const within = pairs.every(({ row, planned }) => row.interest <= (planned?.interest ?? -1));
  if (!within || rows.length === 0 || prepaid > 0) return within;
  if (rows.length !== plan.length) return false;
  if (!pairs.every(({ row, planned }) => row.principal === planned?.principal)) return false;
  if (settled) return true;
  const cut = pairs.findIndex(({ row }) => row.interest > 0);
  return (
    cut < 0 || pairs.every(({ row, planned }, index) => index <= cut || row.interest === planned?.interest)
  );
}

/** Paid rows keep the penalty of the day on which they were paid, which the answer does not name. */
function penaltyAgrees(row: LoanFigureRow, { annualRate, today }: LoanFigures): boolean {
  if (row.state === 'paid' || row.paid > 0) return true;
  const days = row.state === 'overdue' ? daysBetween(row.dueDate, today) : 0;
  return row.penalty === penaltyFor(row.principal, annualRate, days);
}

/** A partial repayment must pay some principal, but not all of it. */
function boundsAgree(loan: LoanFigures): boolean {
  const running = runningOf(loan);
  if (running === undefined) return true;
  const { overdue, accruedInterest, total } = payoffQuote(running, loan.today);
  const above = overdue.total + accruedInterest;
  const possible = !loan.settled && total - above > 1;
  if (!possible || loan.partial === null) return possible === (loan.partial !== null);
  return loan.partial.above === above && loan.partial.below === total;
}

/** The exit never costs more than the principal left; if nothing was paid, it costs all of it. */
function exitAgrees({ exit = null, principalLeft, prepaid, rows, settled }: LoanFigures): boolean {
  if (exit === null) return true;
  const untouched = prepaid === 0 && rows.every(({ paid }) => paid === 0);
  return !settled && exit >= 0 && exit <= principalLeft && (!untouched || exit === principalLeft);
}
