/** A calendar day without time or zone, as text 'YYYY-MM-DD': text comparison gives the right order. */
export type CivilDate = string;

/** Minutes Asia/Shanghai is ahead of UTC; China has kept one zone without summer time since 1991. */
export const SHANGHAI_OFFSET_MINUTES = 480;
/** Due day = day of drawing, 28 at the latest (product decisions, lending rules). */
export const LATEST_DUE_DAY = 28;

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether the text is a day that exists ('2023-02-29' does not). */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(text);
  // Some engines read the 30th of February as a day in March.
  return !Number.isNaN(midnight) && dayOf(midnight) === text;
}

/** The same day a number of months later (or earlier); the last day in a shorter month: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = parse(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return dayOf(midnightOf(date) + days * MS_PER_DAY);
}

/** Days from the first to the second date; negative when the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (midnightOf(to) - midnightOf(from)) / MS_PER_DAY;
}

/** Calendar months from the month of the first to the month of the second date; days are ignored. */
export function monthsBetween(from: CivilDate, to: CivilDate): number {
  const [a, b] = [parse(from), parse(to)];
  return (b.year - a.year) * 12 + (b.month - a.month);
}

/** -1, 0 or 1, as the first date is earlier than, the same as or later than the second. */
export function compare(a: CivilDate, b: CivilDate): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The later of two dates. */
export function later(a: CivilDate, b: CivilDate): CivilDate {
  return a < b ? b : a;
}

/** Due dates of a loan drawn on `start`, one a month: on the day of drawing, but never after the 28th. */
export function dueDates(start: CivilDate, terms: number): CivilDate[] {
  const { year, month, day } = parse(start);
  const first = dayOf(Date.UTC(year, month - 1, Math.min(day, LATEST_DUE_DAY)));
  return Array.from({ length: terms }, (_, index) => addMonths(first, index + 1));
}

/** '12月18日', or with the year '2026年12月18日' as documents write it. Where today is known, use dayText. */
export function formatChinese(date: CivilDate, style: 'day' | 'full' = 'day'): string {
  const { year, month, day } = parse(date);
  return `${style === 'full' ? `${year}年` : ''}${month}月${day}日`;
}

/** For people: '12月18日' within the year of `today` (the product's day), otherwise '2027年1月18日'. */
export function dayText(date: CivilDate, today: CivilDate): string {
  return formatChinese(date, date.slice(0, 4) === today.slice(0, 4) ? 'day' : 'full');
}

/** Time of day at an instant, in Asia/Shanghai: '14:05'. */
export function timeText(epochMs: number): string {
  return new Date(epochMs + SHANGHAI_OFFSET_MINUTES * MS_PER_MINUTE).toISOString().slice(11, 16);
}

/** The day at an instant (milliseconds since 1970) in a zone `offsetMinutes` ahead of UTC. */
export function civilDateAt(epochMs: number, offsetMinutes = SHANGHAI_OFFSET_MINUTES): CivilDate {
  return dayOf(epochMs + offsetMinutes * MS_PER_MINUTE);
}

/** The day in UTC. */
const dayOf = (epochMs: number): CivilDate => new Date(epochMs).toISOString().slice(0, 10);

/** Its beginning in UTC, which has no summer time: days are 24 hours apart. */
function midnightOf(date: CivilDate): number {
  if (!isCivilDate(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(date);
}

function parse(date: CivilDate): DateParts {
  const midnight = new Date(midnightOf(date));
  return {
    year: midnight.getUTCFullYear(),
    month: midnight.getUTCMonth() + 1,
    day: midnight.getUTCDate(),
  };
}
