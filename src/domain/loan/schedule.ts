import type { CivilDate } from '../dates/civil';
import { daysBetween, dueDates } from '../dates/civil';
import type { Fen } from '../money/fen';
import { sumFen } from '../money/fen';
import type { Rate } from '../money/rate';
import { dayInterest, monthInterest, parseRate } from '../money/rate';
import { equalInstalment } from './annuity';
import type { Instalment } from './instalment';
import type { RepaymentMethod } from './methods';

export { annualisedRate, compoundAnnualRate, exceedsCeiling, RATE_CEILING } from './annualised';
export { METHOD_NAMES } from './methods';
export type { Instalment } from './instalment';
export type { RepaymentMethod } from './methods';

export interface ScheduleInput {
  readonly principal: Fen;
  /** Decimal fraction a year: '0.1440'. */
  readonly annualRate: string;
  /** Months until the last due date. */
  readonly terms: number;
  readonly method: RepaymentMethod;
  /** Day of the drawing. */
  readonly start: CivilDate;
}

type MonthlyMethod = Exclude<RepaymentMethod, 'bullet'>;

/** Principal of every instalment except the last, from the interest of that month. */
type PrincipalRule = (interest: Fen) => Fen;

const PRINCIPAL_RULES: Record<MonthlyMethod, (principal: Fen, annual: Rate, terms: number) => PrincipalRule> =
  {
    'equal-instalment': (principal, annual, terms) => {
      const instalment = equalInstalment(principal, annual, terms);
      return (interest) => instalment - interest;
    },
    'equal-principal': (principal, _annual, terms) => () => Math.floor(principal / terms),
    'interest-first': () => () => 0,
  };

/** Principal and interest month by month; the last month takes the rest of the principal. */
export function monthlyParts(principal: Fen, annualRate: string, terms: number, method: MonthlyMethod) {
  const annual = parseRate(annualRate);
  const principalOf = PRINCIPAL_RULES[method](principal, annual, terms);
  let balance = principal;
  return Array.from({ length: terms }, (_, index) => {
    const interest = monthInterest(balance, annual);
    // For a few fen over many terms, rounded-up instalments would repay more than the loan.
    const part = index === terms - 1 ? balance : Math.min(balance, principalOf(interest));
    balance -= part;
    return { principal: part, interest };
  });
}

/** The rows of a loan (product decisions, lending rules). Throws RangeError for an amount or a number of terms below 1. */
export function buildSchedule(input: ScheduleInput): Instalment[] {
  const { principal, annualRate, terms, method, start } = input;
  if (![principal, terms].every((n) => Number.isSafeInteger(n) && n >= 1)) {
    throw new RangeError(`no schedule for ${principal} fen in ${terms} terms`);
  }
  const dates = dueDates(start, terms);
  if (method !== 'bullet') return datedRows(monthlyParts(principal, annualRate, terms, method), dates);
  const end = dates.slice(-1);
  const days = daysBetween(start, end[0] ?? start);
  return datedRows([{ principal, interest: dayInterest(principal, parseRate(annualRate), days) }], end);
}

/** Puts parts and due dates together; totals and balances follow from the parts. */
export function datedRows(
  parts: readonly { readonly principal: Fen; readonly interest: Fen }[],
  dates: readonly CivilDate[],
  firstTerm = 1,
): Instalment[] {
  let balance = sumFen(parts.map((part) => part.principal));
  return parts.map(({ principal, interest }, index) => {
    const dueDate = dates[index];
    if (dueDate === undefined) throw new RangeError('more instalments than due dates');
    balance -= principal;
    return { term: firstTerm + index, dueDate, principal, interest, total: principal + interest, balance };
  });
}

/** All interest of a schedule in fen. */
export function totalInterest(schedule: readonly Pick<Instalment, 'interest'>[]): Fen {
  return sumFen(schedule.map((row) => row.interest));
}
