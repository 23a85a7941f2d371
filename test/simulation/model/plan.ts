import { daysFrom, dueDaysOf, type Day } from './calendar';
import { annuityOf, daysOf, monthOf, type Rate } from './whole';

export type Method = 'equal-instalment' | 'equal-principal' | 'interest-first' | 'bullet';

export interface Part {
  readonly principal: number;
  readonly interest: number;
}

/** One instalment, and what has been paid on it. Fen. */
export interface Row extends Part {
  readonly term: number;
  readonly due: Day;
  readonly paid: { readonly principal: number; readonly interest: number; readonly penalty: number };
  /** Penalty until the day of the last transfer that paid some of it: later days are charged on what was left then. */
  readonly charged?: { readonly until: Day; readonly penalty: number };
}

const NOTHING = { principal: 0, interest: 0, penalty: 0 };

/** Rows of parts with their dates; nothing is paid on them. */
export const rowsOf = (parts: readonly Part[], days: readonly Day[], firstTerm = 1): Row[] =>
  parts.map((part, index) => ({ ...part, term: firstTerm + index, due: days[index] ?? '', paid: NOTHING }));

const REGULAR: Record<
  Exclude<Method, 'bullet'>,
  (amount: number, rate: Rate, terms: number) => (interest: number) => number
> = {
  'equal-instalment': (amount, rate, terms) => {
    const instalment = annuityOf(amount, rate, terms);
    return (interest) => instalment - interest;
  },
  'equal-principal': (amount, _rate, terms) => {
    const each = (amount - (amount % terms)) / terms;
    return () => each;
  },
  'interest-first': () => () => 0,
};

/** Month by month: interest on the balance; the last instalment takes the remaining principal. */
export function monthly(
  method: Exclude<Method, 'bullet'>,
  amount: number,
  rate: Rate,
  terms: number,
): Part[] {
  const principalOf = REGULAR[method](amount, rate, terms);
  const parts: Part[] = [];
  let balance = amount;
  for (let left = terms; left > 0; left -= 1) {
    const interest = monthOf(balance, rate);
    const principal = left === 1 ? balance : Math.min(balance, principalOf(interest));
    parts.push({ principal, interest });
    balance -= principal;
  }
  return parts;
}

export interface Terms {
  readonly amount: number;
  readonly rate: Rate;
  readonly terms: number;
  readonly method: Method;
}

/** The day of signing, and that of the payout. */
export interface Days {
  readonly signedOn: Day;
  readonly drawnOn: Day;
}

function plainPlan({ amount, rate, terms, method }: Terms, drawnOn: Day): Row[] {
  const days = dueDaysOf(drawnOn, terms);
  if (method !== 'bullet') return rowsOf(monthly(method, amount, rate, terms), days);
  const [last = ''] = days.slice(-1);
  const interest = daysOf(amount, rate, daysFrom(drawnOn, last));
  return rowsOf([{ principal: amount, interest }], [last]);
}

/**
 * The plan at the payout: its dates are those of the payout, and no instalment has more interest than the plan that was signed. Reading: a
 * coupon takes interest off the earliest instalments, never principal.
 */
export function planOf(terms: Terms, { signedOn, drawnOn }: Days, coupon: number): Row[] {
  const signed = plainPlan(terms, signedOn);
  let left = coupon;
  return plainPlan(terms, drawnOn).map((own, index) => {
    const row = { ...own, interest: Math.min(own.interest, signed[index]?.interest ?? 0) };
    const off = Math.min(left, row.interest);
    left -= off;
    return { ...row, interest: row.interest - off };
  });
}
