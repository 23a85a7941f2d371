import { dayText } from '@/domain/dates/civil';
import type { OpenLoan, Pending } from './pending';
import type { Quote } from '@/features/repaying';

/** A line of a payment, with its loan if known. */
export interface PaymentLine {
  readonly item: Quote['items'][number];
  readonly loan: OpenLoan | undefined;
}

export const linesOf = (quote: Quote | undefined, pending: Pending | undefined): readonly PaymentLine[] =>
  (quote?.items ?? []).map((item) => ({
    item,
    loan: pending?.loans.find(({ loanNo }) => loanNo === item.loanNo),
  }));

/** Note about loans that are paid before their due date: paying today costs neither more nor less. '' if each is due or late. */
export function earlyNote(lines: readonly PaymentLine[], today: string): string {
  const dates = lines.flatMap(({ loan }) => loan?.due?.date ?? []);
  const early = dates.filter((date) => date > today).sort();
  const [first] = early;
  if (first === undefined) return '';
  const which = early.length < dates.length ? `其中 ${early.length} 笔` : '';
  return `${which}还没到还款日（${dayText(first, today)}），今天还也只收这一期的金额，没有其他费用`;
}
