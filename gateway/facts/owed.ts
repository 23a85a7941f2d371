import type { CivilDate } from '@/domain/dates/civil';
import { sumFen, type Fen } from '@/domain/money/fen';
import { dueItems, futureInstalments, splitOf, totalOf, type Split } from '@/domain/repay/due';
import { unpaidInterest, unpaidPrincipal } from '@/domain/repay/owed';
import { penaltyFor } from '@/domain/repay/penalty';
import type { LoanAccount } from '../ledger/loanAccount';
import type { CountedLoan } from './counted';

/** What fell due before today and is unpaid. */
export interface Overdue extends Split {
  /** The oldest unpaid due date. */
  readonly since: CivilDate;
  readonly days: number;
  /** What one more day costs. */
  readonly perDay: Fen;
}

export interface DueOn extends Split {
  readonly date: CivilDate;
}

/** What is owed as of a day, in fen, over the loans asked about: the three parts overlap nowhere. */
export interface Owed {
  readonly overdue: Overdue | undefined;
  /** What falls due on that very day: nothing of it is late. */
  readonly dueToday: DueOn | undefined;
  /** The next due date after that day. */
  readonly next: DueOn | undefined;
}

/** A loan, and the day as of which it counts if that is not the day asked about. */
type Owing = Pick<LoanAccount, 'settled' | 'annualRate' | 'instalments'> & Partial<Pick<CountedLoan, 'on'>>;

interface Part extends DueOn {
  readonly state: 'overdue' | 'due' | 'future';
  readonly daysOverdue: number;
  readonly perDay: Fen;
}

/** Every unpaid instalment of a loan, as of the loan's day (`on`), or today if it has none. */
export function partsOf(loan: Owing, today: CivilDate): Part[] {
  const { settled, annualRate, instalments, on = today } = loan;
  if (settled) return [];
  const due = dueItems(instalments, annualRate, on).map((item) => ({
    ...splitOf(item.penalty, item.interest, item.principal),
    date: item.dueDate,
    state: item.state,
    daysOverdue: item.daysOverdue,
    perDay: penaltyFor(item.principal, annualRate, 1),
  }));
  const future = futureInstalments(instalments, on).map((row) => ({
    ...splitOf(0, unpaidInterest(row), unpaidPrincipal(row)),
    date: row.dueDate,
    state: 'future' as const,
    daysOverdue: 0,
    perDay: 0,
  }));
  return [...due, ...future];
}

const earliest = (rows: readonly DueOn[]): CivilDate | undefined => rows.map(({ date }) => date).sort()[0];

const sumOf = (rows: readonly DueOn[]): DueOn | undefined => {
  const date = earliest(rows);
  return date === undefined ? undefined : { date, ...totalOf(rows) };
};

function overdueIn(parts: readonly Part[]): Overdue | undefined {
  const items = parts.filter(({ state }) => state === 'overdue');
  const since = earliest(items);
  if (since === undefined) return undefined;
  const days = Math.max(...items.map(({ daysOverdue }) => daysOverdue));
  return { since, days, ...totalOf(items), perDay: sumFen(items.map(({ perDay }) => perDay)) };
}

/** What fell due before this day; undefined: nothing is late. */
export const overdueOf = (loans: readonly Owing[], today: CivilDate): Overdue | undefined =>
  overdueIn(loans.flatMap((loan) => partsOf(loan, today)));

/** What is late, due today and next, over all these loans or one of them. */
export function owedOf(loans: readonly Owing[], today: CivilDate): Owed {
  const parts = loans.flatMap((loan) => partsOf(loan, today));
  const future = parts.filter(({ state }) => state === 'future');
  const next = earliest(future);
  return {
    overdue: overdueIn(parts),
    dueToday: sumOf(parts.filter(({ state }) => state === 'due')),
    next: sumOf(future.filter(({ date }) => date === next)),
  };
}
