import type { CivilDate } from '../dates/civil';
import { addMonths, daysBetween } from '../dates/civil';
import type { Fen } from '../money/fen';
import { sumFen } from '../money/fen';
import { dayInterest, parseRate } from '../money/rate';
import type { Instalment } from './instalment';
import type { RepaymentMethod } from './methods';
import { annualisedRate, compoundAnnualRate, monthlyParts, totalInterest } from './schedule';

/** A loan of the 28th to the 31st is due on the 28th: up to three days of interest fewer. */
const DAYS_AFTER_THE_28TH = 3;

/** A trial as it arrived; amounts in fen. */
export interface TrialFigures {
  readonly amount: Fen;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly rows: readonly Instalment[];
  /** Without the coupon. */
  readonly totalInterest: Fen;
  /** The part of the interest that a coupon pays. */
  readonly discount: Fen;
  readonly totalRepay: Fen;
  /** Per year, as a decimal fraction. */
  readonly annualRate: string;
  /** Percent with two decimals. */
  readonly annualisedRate: string;
  readonly compoundRate: string;
}

export type Contradiction = 'principals' | 'sums' | 'dates' | 'interest' | 'rate';

/** Whether the principals of a schedule add up to the loan. */
export const addsUp = (amount: Fen, rows: readonly Pick<Instalment, 'principal'>[]): boolean =>
  sumFen(rows.map(({ principal }) => principal)) === amount;

/** The first contradiction within a trial, found by calculating it again; undefined if there is none. */
export function trialContradiction(trial: TrialFigures): Contradiction | undefined {
  const { amount, rows, discount } = trial;
  if (rows.length === 0 || !addsUp(amount, rows)) return 'principals';
  if (!sumsAgree(trial)) return 'sums';
  const start = startOf(trial);
  if (!datesAgree(trial, start)) return 'dates';
  const plain = withoutCoupon(trial, start);
  if (plain === undefined || totalInterest(plain) !== trial.totalInterest) return 'interest';
  if (discount < 0) return 'sums';
  const agrees =
    annualisedRate(amount, start, plain) === trial.annualisedRate &&
    compoundAnnualRate(amount, start, plain) === trial.compoundRate;
  return agrees ? undefined : 'rate';
}

function sumsAgree({ amount, rows, ...sums }: TrialFigures): boolean {
  let balance = amount;
  const rowsAgree = rows.every(({ principal, interest, total, balance: left }) => {
    balance -= principal;
    return left === balance && total === principal + interest && principal >= 0 && interest >= 0;
  });
  return (
    rowsAgree &&
    sumFen(rows.map(({ interest }) => interest)) === sums.totalInterest - sums.discount &&
    sums.totalRepay === amount + sums.totalInterest - sums.discount
  );
}

/** A day of the drawing that fits the first due date; the rates depend on its month only. */
function startOf({ rows, method, terms }: TrialFigures): CivilDate {
  const first = rows[0]?.dueDate ?? '';
  return addMonths(first, method === 'bullet' ? -terms : -1);
}

function datesAgree({ rows, method, terms }: TrialFigures, start: CivilDate): boolean {
  if (method === 'bullet') return rows.length === 1;
  return (
    rows.length === terms &&
    rows.every(({ term, dueDate }, index) => term === index + 1 && dueDate === addMonths(start, index + 1))
  );
}

/** The engine's rows, if they match the trial; a coupon pays interest of the earliest rows. */
function withoutCoupon(trial: TrialFigures, start: CivilDate): readonly Instalment[] | undefined {
  return enginesRows(trial, start).find((plain) => {
    let left = trial.discount;
    return plain.every(({ principal, interest }, index) => {
      const off = Math.min(left, interest);
      left -= off;
      const row = trial.rows[index];
      return row?.principal === principal && row.interest === interest - off;
    });
  });
}

/** Only a bullet loan has more than one candidate: its interest counts from a day that the trial does not name. */
function enginesRows(
  { amount, annualRate, terms, method, rows }: TrialFigures,
  start: CivilDate,
): Instalment[][] {
  const [first] = rows;
  if (first === undefined) return [];
  if (method !== 'bullet') {
    const parts = monthlyParts(amount, annualRate, terms, method);
    return [rows.map((row, index) => withParts(row, parts[index]))];
  }
  const days = daysBetween(start, first.dueDate);
  return Array.from({ length: DAYS_AFTER_THE_28TH + 1 }, (_, earlier) => [
    withParts(first, {
      principal: amount,
      interest: dayInterest(amount, parseRate(annualRate), days - earlier),
    }),
  ]);
}

function withParts(row: Instalment, parts: { principal: Fen; interest: Fen } | undefined): Instalment {
  const { principal = -1, interest = -1 } = parts ?? {};
  return { ...row, principal, interest, total: principal + interest };
}
