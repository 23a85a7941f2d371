import { daysFrom, type Day } from './calendar';
import { accruedOn, comingOn, dueOn, hasBegun, payoffOn, total, type Item, type Loan } from './loan';
import { monthly, rowsOf, type Part, type Row } from './plan';
import { daysOf, monthOf, sum } from './whole';

export type Choice = 'sameTerms' | 'sooner';

export interface Partial {
  readonly items: readonly Item[];
  /** The instalments to come. */
  readonly rows: readonly Row[];
  readonly saved: number;
}

/** More than `above`, which pays no principal, and less than `below`, which pays all. */
export function boundsOn(loan: Loan, day: Day): { readonly above: number; readonly below: number } {
  return { above: total(dueOn(loan, day)) + accruedOn(loan, day), below: total(payoffOn(loan, day)) };
}

/**
 * What is overdue first, then accrued interest, then principal; the rest is spread again. Undefined: the loan's principal is due at its
 * end and cannot come sooner. Readings: of a month that has begun, the next instalment has the interest of the days left, and with the accrued
 * never more than it had; no other instalment's interest becomes more either.
 */
export function partialOn(loan: Loan, day: Day, amount: number, choice: Choice): Partial | undefined {
  const coming = comingOn(loan, day);
  const accrued = accruedOn(loan, day);
  const ahead = amount - boundsOn(loan, day).above;
  const left = sum(coming.map(({ principal }) => principal)) - ahead;
  const parts = choice === 'sameTerms' ? spread(loan, coming, left) : kept(loan, coming, left);
  if (parts === undefined) return undefined;
  const [next] = coming;
  const first =
    next === undefined ? 0 : Math.min(nextInterest(loan, next, left, day), next.interest - accrued);
  const held = parts(first);
  const interest = sum(held.map((part) => part.interest));
  return {
    items: [...dueOn(loan, day), { term: 0, principal: ahead, interest: accrued, penalty: 0 }],
    rows: rowsOf(
      held,
      coming.map(({ due }) => due),
      next?.term,
    ),
    saved: sum(coming.map((row) => row.interest)) - accrued - interest,
  };
}

type Coming = ReturnType<typeof comingOn>;

const nextInterest = (loan: Loan, next: Coming[number], left: number, day: Day): number =>
  loan.method === 'bullet' || hasBegun(next.due, day)
    ? daysOf(left, loan.rate, daysFrom(day, next.due))
    : monthOf(left, loan.rate);

/** The same due dates. */
function spread({ method, rate }: Loan, coming: Coming, left: number) {
  return (first: number): Part[] => {
    if (method === 'bullet') return [{ principal: left, interest: first }];
    return monthly(method, left, rate, coming.length).map((part, index) => {
      const most = index === 0 ? first : (coming[index]?.interest ?? 0);
      return { ...part, interest: Math.min(part.interest, most) };
    });
  };
}

/** The same instalment (of equal principal: the same principal), until nothing is left. The last one takes what is left. */
function kept({ method, rate }: Loan, coming: Coming, left: number) {
  if (method === 'bullet' || method === 'interest-first') return undefined;
  const whole = method === 'equal-instalment';
  // The last row has the odd fen; a first one after an earlier partial repayment may be smaller.
  const regular = coming.length > 2 ? coming.slice(0, -1) : coming;
  const size = Math.max(...regular.map(({ principal, interest }) => principal + (whole ? interest : 0)));
  return (first: number): Part[] => {
    const parts: Part[] = [];
    let balance = left;
    while (balance > 0) {
      const index = parts.length;
      const most = index === 0 ? first : (coming[index]?.interest ?? 0);
      const interest = Math.min(monthOf(balance, rate), most);
      const wanted = whole ? size - interest : size;
      const principal = index === coming.length - 1 ? balance : Math.min(balance, wanted);
      parts.push({ principal, interest });
      balance -= principal;
    }
    return parts;
  };
}
