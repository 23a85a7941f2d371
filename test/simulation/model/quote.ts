import type { Day } from './calendar';
import {
  accruedOn,
  comingOn,
  coolsOn,
  exitOf,
  dueOn,
  isSettled,
  nextOn,
  payoffOn,
  total,
  type Item,
  type Loan,
} from './loan';
import { boundsOn, partialOn, type Choice } from './partial';
import type { Row } from './plan';
import { sum } from './whole';

export type Kind = 'due' | 'payoff' | 'coolingOff' | 'partial';

export type Wish = { readonly loanNos: readonly string[]; readonly coupon: number | undefined } & (
  | { readonly kind: Exclude<Kind, 'partial'> }
  | { readonly kind: 'partial'; readonly amount: number; readonly plan: Choice }
);

/** Why nothing is quoted or paid. */
export type Why =
  | 'nothingToPay'
  | 'coolingOffOver'
  | 'partialTooSmall'
  | 'partialCoversAll'
  | 'planUnavailable'
  | 'couponGone'
  | 'quoteChanged'
  | 'quotePaid'
  | 'repaymentOpen'
  | 'drawingOpen'
  | 'amountOutside';

/** What a wish costs on a day: of each loan its items, and the rows to come after a partial repayment. */
export interface Cost {
  readonly items: readonly (Item & { readonly no: string })[];
  readonly rows: readonly Row[] | undefined;
  readonly saved: number;
  /** Of an exit: what was paid before and now counts as principal. */
  readonly turned?: readonly (Item & { readonly no: string })[];
}

const isOwed = (item: Item): boolean => total([item]) > 0;

/** Interest to come that is not charged because the loans end on this day. */
function savedBy(loans: readonly Loan[], day: Day, kind: Kind): number {
  if (kind === 'due') return 0;
  const of = (loan: Loan): number => {
    const coming = sum(comingOn(loan, day).map(({ interest }) => interest));
    if (kind === 'payoff') return coming - accruedOn(loan, day);
    return coming + sum(dueOn(loan, day).map(({ interest }) => interest));
  };
  return Math.max(0, sum(loans.map(of)));
}

function partCost(loan: Loan, day: Day, wish: Wish & { kind: 'partial' }): Cost | Why {
  const { above, below } = boundsOn(loan, day);
  if (wish.amount <= above) return 'partialTooSmall';
  if (wish.amount >= below) return 'partialCoversAll';
  const partial = partialOn(loan, day, wish.amount, wish.plan);
  if (partial === undefined) return 'planUnavailable';
  const items = partial.items.map((item) => ({ ...item, no: loan.no }));
  return { items, rows: partial.rows, saved: partial.saved };
}

const COSTS = { due: nextOn, payoff: payoffOn } as const;

function exitCostOf(loans: readonly Loan[], day: Day): Cost | Why {
  if (loans.some((loan) => !coolsOn(loan, day))) return 'coolingOffOver';
  const of = (name: 'items' | 'turned') =>
    loans.flatMap((loan) => exitOf(loan)[name].map((item) => ({ ...item, no: loan.no })));
  return {
    items: of('items'),
    turned: of('turned'),
    rows: undefined,
    saved: savedBy(loans, day, 'coolingOff'),
  };
}

/** What the wish costs; without items there is nothing to pay. */
export function costOf(wish: Wish, all: readonly Loan[], day: Day): Cost | Why {
  const loans = all.filter((loan) => wish.loanNos.includes(loan.no) && !isSettled(loan));
  if (wish.kind === 'partial') {
    const [loan] = loans;
    return loan === undefined ? { items: [], rows: undefined, saved: 0 } : partCost(loan, day, wish);
  }
  const { kind } = wish;
  if (kind === 'coolingOff') return exitCostOf(loans, day);
  const items = loans.flatMap((loan) =>
    COSTS[kind](loan, day)
      .filter(isOwed)
      .map((item) => ({ ...item, no: loan.no })),
  );
  return { items, rows: undefined, saved: savedBy(loans, day, kind) };
}

/** Two costs are the same if each instalment has the same sums, and the same rows follow. */
export const factsOf = ({ items, rows }: Cost): string =>
  JSON.stringify([
    items.map((i) => [i.no, i.term, i.principal, i.interest, i.penalty].join()).sort(),
    (rows ?? []).map((row) => [row.term, row.due, row.principal, row.interest]),
  ]);
