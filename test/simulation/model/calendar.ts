/** Days as 'YYYY-MM-DD': their order is the order of the texts. */
export type Day = string;

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

const text = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const number = (day: Day): number => Date.parse(day) / DAY_MS;

export const dayAt = (ms: number): Day => text(ms + SHANGHAI_MS);
export const startOf = (day: Day): number => Date.parse(day) - SHANGHAI_MS;
export const plusDays = (day: Day, days: number): Day => text((number(day) + days) * DAY_MS);
export const daysFrom = (from: Day, to: Day): number => number(to) - number(from);

/** Months later, on the same day of the month: due days are the 28th at the latest, so each month has them. */
export function plusMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return text(Date.UTC(year, month - 1 + months, date));
}

/** Due day = day of drawing, 28 at the latest. */
export function dueDaysOf(drawnOn: Day, terms: number): Day[] {
  const date = Math.min(Number(drawnOn.slice(8)), 28);
  const first = `${drawnOn.slice(0, 8)}${String(date).padStart(2, '0')}`;
  return Array.from({ length: terms }, (_, index) => plusMonths(first, index + 1));
}
