import type { Day } from './calendar';
import {
  accruedOn,
  coolsOn,
  dueOn,
  isSettled,
  nextOn,
  payoffOn,
  principalsOf,
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

interface Paid {
  readonly items: readonly Item[];
  readonly rows: readonly Row[] | undefined;
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
 * What a transferred sum pays on a day. Readings: a sum that is exactly what an online payment costs is that payment; a smaller one pays what is
 * due, oldest first; a larger one is a partial repayment. Undefined: more than is owed, or too little for the interest of the days.
 */
export function transferredOn(loan: Loan, day: Day, amount: number): Paid | undefined {
  if (isSettled(loan)) return undefined;
  const all = coolsOn(loan, day) ? principalsOf(loan) : payoffOn(loan, day);
  const exact = [all, nextOn(loan, day)].find((items) => total(items) === amount);
  if (exact !== undefined) return { items: exact, rows: undefined };
  const due = dueOn(loan, day);
  const above = total(due) + accruedOn(loan, day);
  if (amount > total(all)) return undefined;
  if (amount > above) return partialOn(loan, day, amount, 'sameTerms');
  return amount > total(due) ? undefined : { items: shared(amount, due), rows: undefined };
}
