import { daysFrom, plusDays, plusMonths, type Day } from './calendar';
import { planOf, type Days, type Row, type Terms } from './plan';
import { daysOf, penaltyOf, sum } from './whole';

/** A paid-out loan. Fen. */
export interface Loan extends Terms {
  readonly no: string;
  readonly drawnOn: Day;
  readonly rows: readonly Row[];
  /** What coupons have paid of its interest. */
  readonly discounted: number;
  /** Principal and interest paid ahead of the plan by partial repayments. */
  readonly ahead: { readonly principal: number; readonly interest: number };
  /** The day of the last partial repayment, or of the drawing: interest is paid until then. */
  readonly since: Day;
  /** The day of the last payment, or of the drawing: no later payment counts from an earlier day. */
  readonly counted: Day;
}

/** What a payment pays of one instalment; term 0: ahead of the plan. */
export interface Item {
  readonly term: number;
  readonly principal: number;
  readonly interest: number;
  readonly penalty: number;
}

export const total = (items: readonly Omit<Item, 'term'>[]): number =>
  sum(items.map(({ principal, interest, penalty }) => principal + interest + penalty));

export const drawn = (no: string, terms: Terms, days: Days, coupon: number): Loan => ({
  ...terms,
  no,
  drawnOn: days.drawnOn,
  rows: planOf(terms, days, coupon),
  discounted: 0,
  ahead: { principal: 0, interest: 0 },
  since: days.drawnOn,
  counted: days.drawnOn,
});

const restOf = ({ principal, interest, paid }: Row) => ({
  principal: principal - paid.principal,
  interest: interest - paid.interest,
});
const isOpen = (row: Row): boolean => restOf(row).principal + restOf(row).interest > 0;

/** All the penalty of an instalment until a day, paid or not. */
const penaltyUntil = (row: Row, rate: Loan['rate'], day: Day): number => {
  const { until, penalty } = row.charged ?? { until: row.due, penalty: 0 };
  return penalty + penaltyOf(restOf(row).principal, rate, daysFrom(until, day));
};

export const paidOn = ({ rows, ahead }: Loan): number =>
  total([...rows.map(({ paid }) => paid), { ...ahead, penalty: 0 }]);

export const principalLeft = ({ amount, rows, ahead }: Loan): number =>
  amount - ahead.principal - sum(rows.map(({ paid }) => paid.principal));

export const isSettled = (loan: Loan): boolean => principalLeft(loan) === 0;

/** Everything that has fallen due by a day, oldest first, with its penalty. */
export function dueOn({ rows, rate }: Loan, day: Day): (Item & { due: Day })[] {
  return rows
    .filter((row) => row.due <= day && isOpen(row))
    .map((row) => {
      const penalty = penaltyUntil(row, rate, day) - row.paid.penalty;
      return { ...restOf(row), term: row.term, due: row.due, penalty };
    });
}

/** The loan before a transfer pays some of its overdue instalments: their penalty until its day stands. */
export const chargedUntil = (loan: Loan, items: readonly Item[], day: Day): Loan => ({
  ...loan,
  rows: loan.rows.map((row) =>
    row.due < day && items.some(({ term }) => term === row.term)
      ? { ...row, charged: { until: day, penalty: penaltyUntil(row, loan.rate, day) } }
      : row,
  ),
});

/** Instalments to come, with what is still unpaid on each. */
export const comingOn = ({ rows }: Loan, day: Day): (Item & { due: Day })[] =>
  rows
    .filter((row) => row.due > day && isOpen(row))
    .map((row) => ({ ...restOf(row), term: row.term, due: row.due, penalty: 0 }));

/**
 * Interest for the days since the last due date, never above that instalment's own. Reading: an instalment that is paid early covers the
 * days up to its due date, and a partial repayment those up to its day.
 */
export function accruedOn(loan: Loan, day: Day): number {
  const coming = comingOn(loan, day);
  const [next] = coming;
  if (next === undefined) return 0;
  const covered = loan.rows.filter((row) => row.due <= day || !isOpen(row)).map(({ due }) => due);
  const [from = day] = [...covered, loan.since].sort().slice(-1);
  const left = sum(coming.map(({ principal }) => principal));
  return Math.min(daysOf(left, loan.rate, daysFrom(from, day)), next.interest);
}

/** All that ends the loan on a day; the accrued interest stands with the next instalment. */
export function payoffOn(loan: Loan, day: Day): Item[] {
  const accrued = accruedOn(loan, day);
  const coming = comingOn(loan, day).map((item, index) => ({ ...item, interest: index === 0 ? accrued : 0 }));
  return [...dueOn(loan, day), ...coming];
}

/** What is due; if nothing is, the next instalment. */
export function nextOn(loan: Loan, day: Day): Item[] {
  const due = dueOn(loan, day);
  return due.length > 0 ? due : comingOn(loan, day).slice(0, 1);
}

/** 30 days from the drawing; no payment ends them. */
const COOLING_DAYS = 30;
export const coolsOn = (loan: Loan, day: Day): boolean => day <= plusDays(loan.drawnOn, COOLING_DAYS);

/** The principal less everything that the person has paid; what coupons paid is not theirs. */
export const exitCost = (loan: Loan): number => Math.max(0, loan.amount - (paidOn(loan) - loan.discounted));

/** Takes up to what is wanted, until nothing is left. */
function purse(left: number): (wanted: number) => number {
  let rest = left;
  return (wanted) => {
    const taken = Math.min(rest, wanted);
    rest -= taken;
    return taken;
  };
}

/**
 * What ends the loan in the cooling-off period: principal, the oldest instalment first, and below 0 the interest and penalty that now count as
 * principal. Reading: coupons have paid the earliest interest, which stays; what was paid beyond the principal stays, too.
 */
export function exitOf(loan: Loan): { readonly items: Item[]; readonly turned: Item[] } {
  const { rows, ahead, discounted } = loan;
  const counted = principalLeft(loan) - exitCost(loan);
  const coupons = purse(discounted);
  const back = purse(counted);
  const before = [
    { term: 0, interest: ahead.interest, penalty: 0 },
    ...rows.map(({ term, paid }) => ({ ...paid, term })),
  ];
  const from = before.map(({ term, interest, penalty }) => {
    const own = interest - coupons(interest);
    return { term, principal: 0, interest: -back(own), penalty: -back(penalty) };
  });
  const given = purse(counted);
  const to = rows.map((row) => ({
    term: row.term,
    principal: given(restOf(row).principal),
    interest: 0,
    penalty: 0,
  }));
  const items = rows.map((row, index) => {
    const principal = restOf(row).principal - (to[index]?.principal ?? 0);
    return { term: row.term, principal, interest: 0, penalty: 0 };
  });
  return { items, turned: [...from, ...to] };
}

/** Whether the month of an instalment has begun. */
export const hasBegun = (due: Day, day: Day): boolean => day > plusMonths(due, -1);

/** The loan after a payment that counts from a day, and after the new plan that a partial one brings. */
export function afterPaying(
  loan: Loan,
  items: readonly Item[],
  { on, rows: next }: { readonly on: Day; readonly rows: readonly Row[] | undefined },
): Loan {
  const paidTo = (row: Row): Row => {
    const own = items.filter(({ term }) => term === row.term);
    const added = (name: 'principal' | 'interest' | 'penalty') =>
      row.paid[name] + sum(own.map((item) => item[name]));
    return {
      ...row,
      paid: { principal: added('principal'), interest: added('interest'), penalty: added('penalty') },
    };
  };
  const early = items.filter(({ term }) => term === 0);
  const rows = loan.rows.map(paidTo);
  const from = next?.[0]?.term;
  return {
    ...loan,
    rows: from === undefined ? rows : [...rows.filter(({ term }) => term < from), ...(next ?? [])],
    ahead: {
      principal: loan.ahead.principal + sum(early.map(({ principal }) => principal)),
      interest: loan.ahead.interest + sum(early.map(({ interest }) => interest)),
    },
    since: next === undefined ? loan.since : on,
    counted: on,
  };
}

/** All loans after a payment of some of them. Reading: a coupon pays the interest of the newest loan first. */
export function allAfterPaying(
  loans: readonly Loan[],
  items: readonly (Item & { readonly no: string })[],
  how: { readonly on: Day; readonly rows: readonly Row[] | undefined; readonly discount: number },
): Loan[] {
  const coupon = purse(how.discount);
  const after = (loan: Loan): Loan => {
    const own = items.filter(({ no }) => no === loan.no);
    if (own.length === 0) return loan;
    const discounted = loan.discounted + coupon(Math.max(0, sum(own.map(({ interest }) => interest))));
    return afterPaying({ ...loan, discounted }, own, how);
  };
  return [...loans].reverse().map(after).reverse();
}
