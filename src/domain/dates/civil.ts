/** A calendar day without time or zone, as text 'YYYY-MM-DD': text comparison gives the right order. */
export type CivilDate = string;

/** Minutes Asia/Shanghai is ahead of UTC; China has kept one zone without summer time since 1991. */
export const SHANGHAI_OFFSET_MINUTES = 480;
/** Due day = day of drawing, 28 at the latest (product decisions, lending rules). */
export const LATEST_DUE_DAY = 28;

const MS_PER_DAY = 86_400_000;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether the text is a day that exists ('2023-02-29' does not). */
export function isCivilDate(text: string): boolean {
  return partsOf(text) !== undefined;
}

/** The same day a number of months later (or earlier); the last day in a shorter month: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = parse(date);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return write({ ...target, day: Math.min(day, monthLength(target.year, target.month)) });
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(parse(date)) + days);
}

/** Days from the first to the second date; negative when the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(parse(to)) - dayNumber(parse(from));
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
  const first = write({ year, month, day: Math.min(day, LATEST_DUE_DAY) });
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
  return new Date(epochMs + SHANGHAI_OFFSET_MINUTES * 60_000).toISOString().slice(11, 16);
}

/** The day at an instant (milliseconds since 1970) in a zone `offsetMinutes` ahead of UTC. */
export function civilDateAt(epochMs: number, offsetMinutes = SHANGHAI_OFFSET_MINUTES): CivilDate {
  return fromDayNumber(Math.floor((epochMs + offsetMinutes * 60_000) / MS_PER_DAY));
}

function parse(date: CivilDate): DateParts {
  const parts = partsOf(date);
  if (!parts) throw new RangeError(`not a date: ${date}`);
  return parts;
}

function partsOf(text: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);
  return exists ? { year, month, day } : undefined;
}

function monthLength(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

function write({ year, month, day }: DateParts): CivilDate {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/**
 * Days since 1970-01-01 in the Gregorian calendar. Counted in years that begin in March, so that the leap day is the
 * last of its year, and in eras of 400 years, which all have 146097 days.
 */
function dayNumber({ year, month, day }: DateParts): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromDayNumber(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  return write({ year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day });
}
