import type { Customer } from '../../api/customers';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Shanghai has no summer time. */
const ZONE_MS = 8 * 3_600_000;

/** Whole minutes that bring the clock to `at` or just past it; at least one. */
export const minutesTo = (now: Date, at: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS));

/** The next midnight in Shanghai. */
export const nextMidnight = (now: Date): Date =>
  new Date((Math.floor((now.getTime() + ZONE_MS) / DAY_MS) + 1) * DAY_MS - ZONE_MS);

/** Days between two civil dates. */
export const daysTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The next day after today on which this person has to pay; undefined for none. */
export const nextDue = (loans: Customer['loans'], today: string): string | undefined =>
  loans
    .flatMap(({ schedule }) => schedule)
    .filter(({ state, dueDate }) => state !== 'paid' && dueDate > today)
    .map(({ dueDate }) => dueDate)
    .sort()[0];
