import type { CivilDate } from '../dates/civil';
import { daysBetween, later } from '../dates/civil';
import { RATE_CEILING } from '../loan/annualised';
import type { Fen } from '../money/fen';
import type { Rate } from '../money/rate';
import { compareRates, dayInterest, DAYS_PER_YEAR, parseRate, rateText, scaleRate } from '../money/rate';
import type { OwedInstalment } from './owed';
import { unpaidPrincipal } from './owed';

/** The penalty is one and a half times the loan's own rate (product decisions, lending rules): 3 / 2. */
const PENALTY_TIMES = 3;
const PENALTY_PER = 2;

/** Annual rate of the penalty: 1.5 times the loan's own, never above the ceiling. Both as fractions: '0.1440'. */
export function penaltyAnnualRate(annualRate: string, ceiling: string = RATE_CEILING): Rate {
  const raised = scaleRate(parseRate(annualRate), PENALTY_TIMES, PENALTY_PER);
  const limit = parseRate(ceiling);
  return compareRates(raised, limit) > 0 ? limit : raised;
}

/** The penalty for one day as a fraction with six decimals: '0.000600'. */
export function penaltyDailyRate(annualRate: string, ceiling: string = RATE_CEILING): string {
  return rateText(scaleRate(penaltyAnnualRate(annualRate, ceiling), 1, DAYS_PER_YEAR), 6);
}

/** Penalty on overdue principal for a number of days, actual/360: only on principal, so nothing is compounded. */
export function penaltyFor(
  overduePrincipal: Fen,
  annualRate: string,
  days: number,
  ceiling: string = RATE_CEILING,
): Fen {
  return dayInterest(overduePrincipal, penaltyAnnualRate(annualRate, ceiling), days);
}

/** Total penalty of an instalment up to a day, the paid part included. The first charged day is the day after the due date. */
export function penaltyUpTo(
  row: OwedInstalment,
  annualRate: string,
  on: CivilDate,
  ceiling: string = RATE_CEILING,
): Fen {
  const since = later(row.dueDate, row.penaltyUntil ?? row.dueDate);
  return (
    (row.penaltyCharged ?? 0) + penaltyFor(unpaidPrincipal(row), annualRate, daysBetween(since, on), ceiling)
  );
}
