import { daysFrom, type Day } from './calendar';
import {
  accruedOn,
  afterPaying,
  comingOn,
  coolsOn,
  exitOf,
  dueOn,
  isSettled,
  paidOn as allPaid,
  payoffOn,
  total,
  type Item,
  type Loan,
} from './loan';
import { partialOn } from './partial';
import type { Row } from './plan';

/** A bank transfer that waits for its review. */
export interface Transfer {
  readonly no: string;
  readonly loanNo: string;
  readonly amount: number;
  readonly paidOn: Day;
}

/** One that was found ahead of its instalment: it is booked on that due day. */
export interface Held extends Transfer {
  readonly arrived: Day;
  readonly until: Day;
}

interface Paid {
  readonly items: readonly Item[];
  readonly rows: readonly Row[] | undefined;
  readonly turned?: readonly Item[];
}

/** Oldest first; in each instalment penalty, interest, principal. */
function shared(amount: number, due: readonly Item[]): Item[] {
  let left = amount;
  const take = (owed: number): number => {
    const taken = Math.min(left, owed);
    left -= taken;
    return taken;
  };
  return due
    .map(({ term, penalty, interest, principal }) => {
      const first = take(penalty);
      const second = take(interest);
      return { term, penalty: first, interest: second, principal: take(principal) };
    })
    .filter((item) => total([item]) > 0);
}

/**
 * What a transferred sum pays on a day. Readings: a sum that is exactly the end of the loan is that; a smaller one than what is due pays
 * what is due, oldest first; a larger one is a partial repayment. Undefined: more than is owed, or too little for the interest of the days.
 */
export function transferredOn(loan: Loan, day: Day, amount: number): Paid | undefined {
  if (isSettled(loan)) return undefined;
  const exit = coolsOn(loan, day) ? exitOf(loan) : undefined;
  const all = exit?.items ?? payoffOn(loan, day);
  if (total(all) === amount) return { items: all, rows: undefined, turned: exit?.turned ?? [] };
  const due = dueOn(loan, day);
  const above = total(due) + accruedOn(loan, day);
  if (amount > total(all)) return undefined;
  if (amount > above) return partialOn(loan, day, amount, 'sameTerms');
  return amount > total(due) ? undefined : { items: shared(amount, due), rows: undefined };
}

/**
 * The due day that a sum waits for. Reading: what arrives ahead of its instalment, and is that to the fen, is held until the due day and counts
 * then; not if the loan was repaid since the transfer, nor if it ends the loan.
 */
export function heldUntil(loan: Loan, { amount, paidOn }: Transfer, arrived: Day): Day | undefined {
  const since = paidOn < arrived ? paidOn : arrived;
  const repaid = allPaid(loan) > 0 && loan.counted >= since;
  if (isSettled(loan) || repaid || dueOn(loan, arrived).length > 0) return undefined;
  const all = coolsOn(loan, arrived) ? exitOf(loan).items : payoffOn(loan, arrived);
  const [next] = comingOn(loan, arrived);
  if (next === undefined || total(all) === amount || total([next]) !== amount) return undefined;
  return daysFrom(arrived, next.due) <= 31 ? next.due : undefined;
}

/** The day as of which a held transfer counts: its due day, unless nothing is due then any more; not before what was booked since. */
export function heldDayOf(loan: Loan, { arrived, until }: Held): Day {
  const from = dueOn(loan, until).length > 0 ? until : arrived;
  return from > loan.counted ? from : loan.counted;
}

/** The loan as it will be once these are booked: another transfer is never held for the instalment that they pay. */
export function besides(loan: Loan, held: readonly Held[]): Loan {
  return held.reduce((before, one) => {
    if (isSettled(before)) return before;
    const on = heldDayOf(before, one);
    const all = coolsOn(before, on) ? exitOf(before).items : payoffOn(before, on);
    const whole = one.amount > total(all) ? { items: all, rows: undefined } : undefined;
    const { items, rows } = transferredOn(before, on, one.amount) ??
      whole ?? { items: shared(one.amount, dueOn(before, on)), rows: undefined };
    return { ...afterPaying(before, items, { on, rows }), counted: loan.counted };
  }, loan);
}
