import type { PlanChoice, QuoteKind } from '@/contract/codes';
import { addDays, dayText } from '@/domain/dates/civil';
import { coolingOff } from '@/domain/repay/coolingOff';
import { dueItems, dueOrNext, futureInstalments } from '@/domain/repay/due';
import { accruedOn, type RunningLoan } from '@/domain/repay/payoff';
import { unpaidInterest, unpaidPrincipal } from '@/domain/repay/owed';
import { partialRepayment, type PartialLoan } from '@/domain/repay/partial';
import { moneyText } from '@/domain/money/fen';
import { refuseRepay } from '../refusals/repay';
import { exitItems, freeExit } from './coolingOff';
import type { LoanAccount } from './loanAccount';
import { PREPAID_TERM, type PlanRow, type QuoteItem } from './repayment';

/** How many days ahead an early payoff can be quoted. */
const PAYOFF_DAYS_AHEAD = 31;

/** What is asked to be paid. `partial` is a sum in fen on one loan, and the plan after it. */
export type Wanted =
  | { readonly kind: Exclude<QuoteKind, 'partial'> }
  | { readonly kind: 'partial'; readonly amount: number; readonly plan: PlanChoice };

/** What a quote pays and what it changes. */
export interface Quoted {
  readonly items: readonly QuoteItem[];
  /** Of an exit: what was paid before and now counts as principal. */
  readonly turned?: readonly QuoteItem[];
  /** The instalments to come after a partial repayment; null: the plan stays. */
  readonly plan: readonly PlanRow[] | null;
  /** Interest saved by paying early, in fen. */
  readonly saved: number;
}

export const running = (loan: LoanAccount): RunningLoan & PartialLoan => ({
  instalments: loan.instalments,
  annualRate: loan.annualRate,
  interestFrom: loan.interestFrom,
  method: loan.method,
});

const isOwed = ({ principal, interest, penalty }: QuoteItem) => principal + interest + penalty > 0;

const dueQuote = (loan: LoanAccount, on: string): QuoteItem[] =>
  dueOrNext(loan.instalments, loan.annualRate, on).map((part) => ({
    loanNo: loan.loanNo,
    ...partOf(part),
  }));

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

/** The last day of the cooling-off, in words. */
const lastExitDay = ({ drawnOn, amount: principal }: LoanAccount, on: string): string =>
  dayText(coolingOff({ drawnOn, principal }, on).lastDay, on);

/** Within the cooling-off period: the principal less everything paid. Refused after the period. */
function exitQuote(loans: readonly LoanAccount[], on: string): Quoted {
  const exits = loans.map((loan) => {
    const exit = freeExit(loan, on);
    if (exit === undefined) throw refuseRepay('coolingOffOver', lastExitDay(loan, on));
    return exitItems(loan, exit);
  });
  const items = exits.flatMap((exit) => exit.items);
  return {
    items,
    turned: exits.flatMap(({ turned }) => turned),
    plan: null,
    saved: interestSaved(loans, items),
  };
}

/** A sum on one loan: what is due, the interest of the days, and principal ahead of the plan; then the coming instalments. */
function partialQuote(loan: LoanAccount, on: string, { amount, plan }: Wanted & { kind: 'partial' }): Quoted {
  const result = partialRepayment(running(loan), on, amount);
  if (result.kind === 'refused') {
    const { reason, above, below } = result;
    throw refuseRepay(reason, moneyText(reason === 'partialTooSmall' ? above : below));
  }
  const option = result[plan];
  if (option === undefined) throw refuseRepay('planUnavailable');
  const { paid, overdue } = result;
  const due = dueItems(loan.instalments, loan.annualRate, on).map((item) => ({
    loanNo: loan.loanNo,
    ...partOf(item),
  }));
  const ahead = {
    loanNo: loan.loanNo,
    term: PREPAID_TERM,
    principal: paid.principal - overdue.principal,
    interest: paid.interest - overdue.interest,
    penalty: 0,
  };
  return {
    items: [...due, ahead],
    plan: option.schedule.map(({ term, dueDate, principal, interest }) => ({
      term,
      dueDate,
      principal,
      interest,
    })),
    saved: option.savedInterest,
  };
}

const MAKERS: Record<'due' | 'payoff', (loan: LoanAccount, on: string) => QuoteItem[]> = {
  due: dueQuote,
  payoff: payoffItems,
};

/** What a quote for these loans pays on a day; each item pays part of one instalment. Without items there is nothing to pay. */
export function quoteOf(wanted: Wanted, loans: readonly LoanAccount[], on: string): Quoted {
  const open = loans.filter(({ settled }) => !settled);
  if (wanted.kind === 'partial') {
    const [loan] = open;
    return loan === undefined ? { items: [], plan: null, saved: 0 } : partialQuote(loan, on, wanted);
  }
  const { kind } = wanted;
  if (kind === 'coolingOff') return exitQuote(open, on);
  const items = open.flatMap((loan) => MAKERS[kind](loan, on)).filter(isOwed);
  return { items, plan: null, saved: kind === 'due' ? 0 : interestSaved(open, items) };
}

/** Interest saved because the loans end on this day. */
function interestSaved(loans: readonly LoanAccount[], items: readonly QuoteItem[]): number {
  const owed = loans.flatMap((loan) => loan.instalments).reduce((sum, row) => sum + unpaidInterest(row), 0);
  return Math.max(0, owed - items.reduce((sum, item) => sum + item.interest, 0));
}

export function checkPayoffDate(on: string, today: string): void {
  if (on < today || on > addDays(today, PAYOFF_DAYS_AHEAD)) {
    throw refuseRepay('payoffDateOutside', PAYOFF_DAYS_AHEAD);
  }
}
