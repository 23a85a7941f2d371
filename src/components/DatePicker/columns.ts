import { isCivilDate, type CivilDate } from '@/domain/dates/civil';

export interface Column {
  /** '年': the unit of the column. */
  readonly unit: string;
  /** As written in the date: '2026', '02'. */
  readonly values: readonly string[];
}

interface Span {
  readonly min: CivilDate;
  readonly max: CivilDate;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => twoDigits(index + 1));

/** Years, months and days that may be chosen: the months of the chosen year, the days of the chosen month. */
export function columns(date: CivilDate, { min, max }: Span): readonly Column[] {
  const [year, month] = [date.slice(0, 4), date.slice(0, 7)];
  const first = Number(min.slice(0, 4));
  const years = Array.from({ length: Number(max.slice(0, 4)) - first + 1 }, (_, index) =>
    String(first + index),
  );
  const months = upTo(12).filter((each) => within(`${year}-${each}`, min.slice(0, 7), max.slice(0, 7)));
  const days = upTo(31).filter(
    (each) => isCivilDate(`${month}-${each}`) && within(`${month}-${each}`, min, max),
  );
  return [
    { unit: '年', values: years },
    { unit: '月', values: months },
    { unit: '日', values: days },
  ];
}

/** The nearest valid day after one part was changed: 31 March becomes the last day of February. */
export function settle(parts: readonly string[], span: Span): CivilDate {
  const [year = '', month = '', day = ''] = parts;
  const months = columns(`${year}-01-01`, span)[1]?.values ?? [];
  const inMonth = `${year}-${nearest(month, months)}`;
  return `${inMonth}-${nearest(day, columns(`${inMonth}-01`, span)[2]?.values ?? [])}`;
}

const within = (text: string, min: string, max: string): boolean => text >= min && text <= max;

/** The value itself, otherwise the next smaller one, otherwise the first. */
const nearest = (value: string, values: readonly string[]): string =>
  [...values].reverse().find((each) => each <= value) ?? values[0] ?? value;
