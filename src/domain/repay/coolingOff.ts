import type { CivilDate } from '../dates/civil';
import { addDays, daysBetween } from '../dates/civil';
import type { Fen } from '../money/fen';

/** Default of the setting: for so many days after the drawing, full repayment costs only the principal (product decisions). */
export const COOLING_OFF_DAYS = 30;

export interface CoolingOff {
  /** A payment does not end the period; the loan knows whether anything is still owed. */
  readonly open: boolean;
  /** The last day of the period. */
  readonly lastDay: CivilDate;
  /** Days still left, 0 on the last day and after it. */
  readonly daysLeft: number;
  /** The payment that ends the loan, in fen: the principal less everything paid so far, interest and penalty included; never below 0. */
  readonly amount: Fen;
}

/** The cooling-off period of a loan drawn on `drawnOn`, as seen on a day. `paid`: the person's own money paid on it so far, in fen. */
export function coolingOff(
  loan: { readonly drawnOn: CivilDate; readonly principal: Fen; readonly paid?: Fen },
  on: CivilDate,
  days: number = COOLING_OFF_DAYS,
): CoolingOff {
  const lastDay = addDays(loan.drawnOn, days);
  const remaining = daysBetween(on, lastDay);
  return {
    open: remaining >= 0 && on >= loan.drawnOn,
    lastDay,
    daysLeft: Math.max(remaining, 0),
    amount: Math.max(loan.principal - (loan.paid ?? 0), 0),
  };
}
