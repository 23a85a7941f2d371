import type { CivilDate } from '../dates/civil';
import { later } from '../dates/civil';
import type { Fen } from '../money/fen';
import { sumFen } from '../money/fen';
import { dueItems, futureInstalments } from './due';
import { isPaid, unpaidInterest, unpaidPrincipal } from './owed';
import { partialRepayment, type PartialLoan } from './partial';
import { accruedOn } from './payoff';

/** Principal beyond the plan that the line on home counts with: 100 yuan, in fen. */
export const MORE_PRINCIPAL: Fen = 10_000;

export interface NamedLoan extends PartialLoan {
  readonly loanNo: string;
}

/** What 100 yuan of principal, paid today beyond the plan, changes. */
export interface More {
  readonly loanNo: string;
  /** The sum to pay today: the interest up to today, and the 100 yuan. */
  readonly pay: Fen;
  /** Interest that is not charged any more. */
  readonly saves: Fen;
  /** The day on which nothing is owed then. */
  readonly on: CivilDate;
}

/** The way to debt-free by the plan. */
export interface DebtFree {
  /** The day of the last instalment of all loans. */
  readonly on: CivilDate;
  /** Everything that is still to pay by the plan, in fen. */
  readonly left: Fen;
  /** Null while something is overdue, or if no loan takes such a sum. */
  readonly more: More | null;
}

const lastDay = ({ instalments }: PartialLoan): CivilDate =>
  instalments
    .filter((row) => !isPaid(row))
    .map(({ dueDate }) => dueDate)
    .reduce(later, '');

/** The loan with 100 yuan less principal from today on, ending sooner where its method can; undefined: it does not take the sum. */
export function moreOn(loan: PartialLoan, on: CivilDate): Omit<More, 'loanNo'> | undefined {
  const pay = accruedOn(loan, on) + MORE_PRINCIPAL;
  const result = partialRepayment(loan, on, pay);
  if (result.kind === 'refused') return undefined;
  const { schedule, savedInterest: saves } = result.sooner ?? result.sameTerms;
  const end = schedule[schedule.length - 1]?.dueDate ?? on;
  return saves > 0 ? { pay, saves, on: end } : undefined;
}

function bestMore(loans: readonly NamedLoan[], on: CivilDate): More | null {
  if (loans.some(({ instalments, annualRate }) => dueItems(instalments, annualRate, on).length > 0))
    return null;
  const all = loans.flatMap((loan) => {
    const more = moreOn(loan, on);
    return more ? [{ ...more, loanNo: loan.loanNo }] : [];
  });
  const best = all.sort((a, b) => b.saves - a.saves)[0];
  if (best === undefined) return null;
  const others = loans.filter(({ loanNo }) => loanNo !== best.loanNo).map(lastDay);
  return { ...best, on: others.reduce(later, best.on) };
}

/** When these loans are paid off, and what a little more today changes; undefined if nothing is owed. */
export function debtFreeOf(loans: readonly NamedLoan[], on: CivilDate): DebtFree | undefined {
  const open = loans.filter(({ instalments }) => !instalments.every(isPaid));
  if (open.length === 0) return undefined;
  const left = open.flatMap(({ instalments, annualRate }) => [
    ...dueItems(instalments, annualRate, on).map(({ total }) => total),
    ...futureInstalments(instalments, on).map((row) => unpaidInterest(row) + unpaidPrincipal(row)),
  ]);
  return { on: open.map(lastDay).reduce(later), left: sumFen(left), more: bestMore(open, on) };
}
