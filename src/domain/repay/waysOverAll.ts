import { sumFen, type Fen } from '../money/fen';
import type { LoanFigures } from './loanFigures';
import { waysToPay, type WayKind, type WayToPay } from './ways';

/** An open loan with its figures. */
export interface LoanToPay {
  readonly loanNo: string;
  readonly figures: LoanFigures;
}

/** A way to pay on one of the loans. */
export interface LoanWay extends WayToPay {
  readonly loanNo: string;
}

/** A way over all loans: what it costs and saves is the sum of its loans. */
export interface WayOverAll extends WayToPay {
  /**
   * Its loans in the order in which they are paid: the free exits, then what is overdue, then what saves most. What is due is one payment
   * for all of them; to end loans, each is paid separately. Of a part: the one loan that it pays.
   */
  readonly loans: readonly LoanWay[];
}

/** Something of the loan is late. */
function isLate({ rows }: LoanFigures): boolean {
  return rows.some(({ state }) => state === 'overdue');
}

const total = (loans: readonly LoanWay[]): Fen | undefined =>
  loans.some(({ amount }) => amount === undefined)
    ? undefined
    : sumFen(loans.map(({ amount = 0 }) => amount));

const over = (kind: WayKind, loans: readonly LoanWay[]): WayOverAll[] =>
  loans.length === 0
    ? []
    : [{ kind, loans, amount: total(loans), saves: sumFen(loans.map(({ saves }) => saves)) }];

/**
 * The ways to pay on all open loans today, the one that costs least in total first. `dueNow`: the loans whose instalment is paid by 'due'. If
 * some loans can be given back, ending all of them has the free exits in it; the free exits alone are then another way.
 */
export function waysOverAll(loans: readonly LoanToPay[], dueNow: ReadonlySet<string>): readonly WayOverAll[] {
  const late = new Set(loans.filter(({ figures }) => isLate(figures)).map(({ loanNo }) => loanNo));
  const all = loans.flatMap(({ loanNo, figures }) =>
    waysToPay(figures).map((way): LoanWay => ({ ...way, loanNo })),
  );
  const rank = ({ kind, loanNo }: LoanWay): number => (kind === 'coolingOff' ? 0 : late.has(loanNo) ? 1 : 2);
  const of = (...kinds: readonly WayKind[]): readonly LoanWay[] =>
    all.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => rank(a) - rank(b) || b.saves - a.saves);
  const exits = of('coolingOff');
  const ends = exits.length === loans.length ? [] : of('coolingOff', 'payoff');
  const due = of('due').filter(({ loanNo }) => dueNow.has(loanNo));
  return [
    ...over('payoff', ends),
    ...over('coolingOff', exits),
    ...over('partial', of('partial').slice(0, 1)),
    ...(due.length > 0 ? over('due', due) : [{ kind: 'due' as const, loans: [], amount: 0, saves: 0 }]),
  ];
}
