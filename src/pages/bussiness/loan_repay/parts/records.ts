import type { Response } from '@/contract';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';

type Answer = Response<'queryLoanRecordInfo'>;
type Wire = Answer['records'][number];

/** A drawing or a repayment in the history. */
export interface HistoryRecord {
  readonly kind: Wire['kind'];
  readonly no: string;
  /** The drawing's own loan, or the loan that was repaid; '' if unknown. */
  readonly loanNo: string;
  readonly amount: Fen;
  readonly title: string;
  /** '11月18日 11:00'; without the time where only the day counts. */
  readonly at: string;
  readonly state: Wire['state'];
}

/** The records of a month, newest first. */
export interface HistoryMonth {
  /** '2026-11' */
  readonly month: string;
  readonly records: readonly HistoryRecord[];
  /** Sums paid out and repaid in the whole month, without records that are pending or failed. */
  readonly lent: Fen;
  readonly repaid: Fen;
}

/** '2026年11月' */
export const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;

/** Groups records by month, in their order. The sums cover records that are not loaded yet, too. */
export function byMonth({ records, sums }: Pick<Answer, 'records' | 'sums'>): HistoryMonth[] {
  const months = [...new Set(records.map(monthOf))];
  return months.map((month) => {
    const own = records.filter((record) => monthOf(record) === month).map(recordOf);
    const sum = sums.find((one) => one.month === month);
    return { month, records: own, lent: fenOf(sum?.lent ?? '0.00'), repaid: fenOf(sum?.repaid ?? '0.00') };
  });
}

const monthOf = ({ at }: Wire): string => civilDateAt(Date.parse(at)).slice(0, 7);

const recordOf = ({ kind, no, loanNo, amount, title, at, on, state }: Wire): HistoryRecord => ({
  kind,
  no,
  loanNo,
  amount: fenOf(amount),
  title,
  at: on === null ? localTime(at) : formatChinese(on),
  state,
});

/** '11月18日 11:00' */
export function localTime(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at))} ${timeText(at)}`;
}
