import { daysBetween, type CivilDate } from '@/domain/dates/civil';
import { sumFen, type Fen } from '@/domain/money/fen';
import { dueItems, futureInstalments, splitOf, totalOf, type Split } from '@/domain/repay/due';
import { unpaidInterest, unpaidPrincipal } from '@/domain/repay/owed';
import { penaltyFor } from '@/domain/repay/penalty';
import type { LoanAccount } from '../ledger/loanAccount';

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

type Owing = Pick<LoanAccount, 'settled' | 'annualRate' | 'instalments'>;

/** What fell due before this day; undefined: nothing is late. */
export function overdueOf(loans: readonly Owing[], today: CivilDate): Overdue | undefined {
  const items = loans
    .filter(({ settled }) => !settled)
    .flatMap(({ annualRate, instalments }) =>
      dueItems(instalments, annualRate, today)
        .filter(({ state }) => state === 'overdue')
        .map((item) => ({ ...item, perDay: penaltyFor(item.principal, annualRate, 1) })),
    );
  const since = items.map(({ dueDate }) => dueDate).sort()[0];
  if (since === undefined) return undefined;
  const perDay = sumFen(items.map((item) => item.perDay));
  return { since, days: daysBetween(since, today), ...totalOf(items), perDay };
}

/** Every unpaid instalment of this day and later, with its date. */
const ahead = (loans: readonly Owing[], today: CivilDate): DueOn[] =>
  loans
    .filter(({ settled }) => !settled)
    .flatMap(({ annualRate, instalments }) => [
      ...dueItems(instalments, annualRate, today)
        .filter(({ state }) => state === 'due')
        .map(({ dueDate, penalty, interest, principal }) => ({
          date: dueDate,
          ...splitOf(penalty, interest, principal),
        })),
      ...futureInstalments(instalments, today).map((row) => ({
        date: row.dueDate,
        ...splitOf(0, unpaidInterest(row), unpaidPrincipal(row)),
      })),
    ]);

const sumOn = (rows: readonly DueOn[], date: CivilDate | undefined): DueOn | undefined => {
  const own = rows.filter((row) => row.date === date);
  return date === undefined || own.length === 0 ? undefined : { date, ...totalOf(own) };
};

/** What is late, due today and next, over all these loans or one of them. */
export function owedOf(loans: readonly Owing[], today: CivilDate): Owed {
  const rows = ahead(loans, today);
  const nextDate = rows
    .map(({ date }) => date)
    .filter((date) => date > today)
    .sort()[0];
  return {
    overdue: overdueOf(loans, today),
    dueToday: sumOn(rows, today),
    next: sumOn(rows, nextDate),
  };
}
