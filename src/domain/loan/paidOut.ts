import { dayText, type CivilDate } from '../dates/civil';
import type { Instalment } from './instalment';
import type { RepaymentMethod } from './methods';
import { buildSchedule, type ScheduleInput } from './schedule';

/** The terms of a loan, the day on which the person read and signed them, and the day on which the bank paid. */
export interface PaidOutTerms extends Omit<ScheduleInput, 'start'> {
  readonly signedOn: CivilDate;
  readonly paidOn: CivilDate;
}

/**
 * The plan of a loan that the bank paid out, perhaps after the day of signing: its dates count from the payout, as the contract says. An
 * instalment never has more interest than the plan that was signed; where the days are fewer, it has less.
 */
export function paidOutSchedule({ signedOn, paidOn, ...terms }: PaidOutTerms): Instalment[] {
  const signed = buildSchedule({ ...terms, start: signedOn });
  return buildSchedule({ ...terms, start: paidOn }).map((row, index) => {
    const interest = Math.min(row.interest, signed[index]?.interest ?? 0);
    return { ...row, interest, total: row.principal + interest };
  });
}

/** The due dates that a later payout has moved. */
export interface MovedDates {
  readonly paidOn: CivilDate;
  /** The first due date, or the only one. */
  readonly firstDue: CivilDate;
  readonly method: RepaymentMethod;
}

/** The due dates that a later payout has moved; undefined if they are still the signed ones, as for the 29th and the 30th. */
export function movedDates(terms: PaidOutTerms): MovedDates | undefined {
  const { signedOn, paidOn, method, ...rest } = terms;
  const firstOf = (start: CivilDate) => buildSchedule({ ...rest, method, start })[0]?.dueDate;
  const firstDue = firstOf(paidOn);
  if (firstDue === undefined || firstDue === firstOf(signedOn)) return undefined;
  return { paidOn, firstDue, method };
}

/** Tells the person which dates a later payout has moved, and that this costs them nothing. */
export function movedText({ paidOn, firstDue, method }: MovedDates): string {
  const first = dayText(firstDue, paidOn);
  const dates = method === 'bullet' ? first : `每月${Number(firstDue.slice(8))}日，首期${first}`;
  return `银行在${dayText(paidOn, paidOn)}放款，还款日改为${dates}；利息不比签约时多。`;
}
