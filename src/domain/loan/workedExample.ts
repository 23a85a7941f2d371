import type { CivilDate } from '../dates/civil';
import type { Fen } from '../money/fen';
import { COOLING_OFF_DAYS } from '../repay/coolingOff';
import { penaltyFor } from '../repay/penalty';
import { annualisedRate } from './annualised';
import { costSheet, type CostLine } from './costSheet';
import { paidOutSchedule } from './paidOut';
import { totalInterest, type ScheduleInput } from './schedule';

/** 10,000 yuan over 12 months: explains the cost to a person without a drawing. */
export const EXAMPLE = { principal: 1_000_000, terms: 12, method: 'equal-instalment' } as const;

/** Days that the example of a late payment is overdue. */
export const LATE_DAYS = 30;

/** What it costs to pay the first instalment late; amounts in fen. */
export interface LateCost {
  /** Principal of that instalment: only this bears the penalty. */
  readonly principal: Fen;
  readonly days: number;
  readonly penalty: Fen;
}

/** The cost of a loan, calculated with the lending rules. */
export interface LoanCosts {
  readonly lines: readonly CostLine[];
  /** Percent, simple: '14.40'. */
  readonly annualised: string;
  /** Undefined if the first instalment has no principal. */
  readonly late: LateCost | undefined;
}

interface CostInput extends ScheduleInput {
  /** The day whose terms were signed, if the bank paid later; `start` is the day of the payout. */
  readonly signedOn?: CivilDate;
  /** Who receives the interest. */
  readonly payee: string;
  /** The part of the interest that a coupon pays. */
  readonly discount?: Fen;
}

/** The cost sheet of a loan with these terms, and an example of a late payment. */
export function loanCosts({ payee, discount, ...terms }: CostInput): LoanCosts {
  const { start, signedOn = start } = terms;
  const schedule = paidOutSchedule({ ...terms, signedOn, paidOn: start });
  const annualised = annualisedRate(terms.principal, terms.start, schedule);
  const lines = costSheet({
    ...terms,
    ...(discount === undefined ? {} : { discount }),
    totalInterest: totalInterest(schedule),
    annualisedRate: annualised,
    payee,
    coolingOffDays: COOLING_OFF_DAYS,
  });
  return { lines, annualised, late: lateCost(schedule[0]?.principal ?? 0, terms.annualRate) };
}

/** The cost of paying an instalment LATE_DAYS days late. */
export function lateCost(principal: Fen, annualRate: string): LateCost | undefined {
  if (principal === 0) return undefined;
  return { principal, days: LATE_DAYS, penalty: penaltyFor(principal, annualRate, LATE_DAYS) };
}
