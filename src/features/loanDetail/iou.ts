import type { Response } from '@/contract';
import { METHOD_NAMES } from '@/domain/loan/methods';
import { asksForProof } from '@/domain/loan/proof';
import { purposeName } from '@/domain/loan/purposes';
import { daysBetween } from '@/domain/dates/civil';
import { formatYuan, sumFen, type Fen } from '@/domain/money/fen';
import { parseRate, percentText } from '@/domain/money/rate';
import { fenOf } from '@/domain/money/wire';
import { cardByTail } from '@/domain/person/cardName';
import { penaltyDailyRate, penaltyFor, type Split } from '@/domain/repay/due';
import type { Transfers } from '@/domain/repay/transfers';
import { figuresOf, type LoanFigures } from '@/domain/repay/loanFigures';
import { exitOf, splitOf, type FreeExit } from '@/features/repaying';

type Wire = Response<'queryLoanState'>;

/** One instalment, amounts in fen. */
export interface IouRow extends Split {
  readonly term: number;
  readonly dueDate: string;
  readonly paid: Fen;
  readonly state: Wire['schedule'][number]['state'];
}

/** One IOU, amounts in fen. */
export interface Iou {
  readonly loanNo: string;
  /** Bank transfers under review for this loan. */
  readonly transfers: Transfers;
  readonly amount: Fen;
  readonly principalLeft: Fen;
  readonly drawnOn: string;
  /** Which due dates a payout after the day of signing has moved; '' if none. */
  readonly moved: string;
  readonly terms: number;
  readonly termsLeft: number;
  /** The parts of everything paid so far. */
  readonly paid: Fen;
  readonly method: string;
  readonly state: Wire['state'];
  readonly overdueDays: number;
  /** Amount that is due and not paid. */
  readonly overdue: Fen;
  /** The overdue instalments, each with the way to its penalty. */
  readonly late: readonly LateRow[];
  /** Percent with two decimals, simple. */
  readonly annualisedRate: string;
  readonly purpose: string;
  /** The loan needs a proof of what the money was used for. */
  readonly asksForProof: boolean;
  readonly card: string;
  /** Days left in the cooling-off period; null if it is not open. */
  readonly coolingOffDaysLeft: number | null;
  /** The amount that ends it without interest; null outside the cooling-off period, and while the bank decides on a repayment. */
  readonly exit: FreeExit | null;
  /** Principal paid ahead by partial repayments. */
  readonly prepaid: Fen;
  /** Bounds of a partial repayment, both excluded; null if none is possible. */
  readonly partial: { readonly above: Fen; readonly below: Fen } | null;
  /** The day on which the loan was paid off early, in one payment for all that was left; '' otherwise. */
  readonly endedOn: string;
  /** Why a drawing failed, and what to do; '' otherwise. */
  readonly reason: string;
  readonly today: string;
  readonly rows: readonly IouRow[];
  readonly contracts: Wire['contracts'];
  /** The figures that the quotes of this loan are checked against. */
  readonly figures: LoanFigures;
}

/** An overdue instalment: principal × daily rate × days is its penalty. */
export interface LateRow {
  readonly term: number;
  readonly dueDate: string;
  readonly days: number;
  readonly principal: Fen;
  readonly penalty: Fen;
  /** '0.0600%' a day. */
  readonly dailyRate: string;
  /** The calculation in words; '' if a payment in between makes it longer than one line. */
  readonly sum: string;
}

function lateOf(row: IouRow, loan: Wire): LateRow {
  const { term, dueDate, principal, penalty } = row;
  const days = daysBetween(dueDate, loan.today);
  const dailyRate = `${percentText(parseRate(penaltyDailyRate(loan.annualRate)), 4)}%`;
  const plain = row.paid === 0 && penaltyFor(principal, loan.annualRate, days) === penalty;
  const sum = plain ? `${formatYuan(principal)} × ${dailyRate} × ${days} 天 = ${formatYuan(penalty)}` : '';
  return { term, dueDate, days, principal, penalty, dailyRate, sum };
}

/** Instalments that were still to come when it ended were paid at once. */
function endedEarly({ settledOn, schedule }: Wire): string {
  const day = settledOn ?? '';
  return day !== '' && schedule.filter(({ dueDate }) => dueDate > day).length > 1 ? day : '';
}

/** The loan is running: the person owes something. */
export const isRunning = ({ state }: Pick<Iou, 'state'>): boolean =>
  state === 'normal' || state === 'overdue';

/** If a host does not send it: the instalments and the principal paid ahead. */
const paidOf = ({ paid, prepaid, schedule }: Wire): Fen =>
  paid === undefined ? sumFen([prepaid, ...schedule.map((row) => row.paid)].map(fenOf)) : fenOf(paid);

/** What the loan costs from the first payment to the last, if it goes on as planned; in fen. */
export const wholeOf = ({ paid, rows }: Pick<Iou, 'paid' | 'rows'>): Fen =>
  sumFen([paid, ...rows.filter(({ state }) => state !== 'paid').map((row) => row.total - row.paid)]);

export function iouOf(loan: Wire): Iou {
  const rows = loan.schedule.map(rowOf);
  const late = rows.filter(({ state }) => state === 'overdue');
  return {
    loanNo: loan.loanNo,
    amount: fenOf(loan.amount),
    principalLeft: fenOf(loan.principalLeft),
    drawnOn: loan.drawnOn,
    moved: loan.moved,
    terms: loan.terms,
    termsLeft: loan.termsLeft,
    paid: paidOf(loan),
    method: METHOD_NAMES[loan.method],
    state: loan.state,
    overdueDays: loan.overdueDays,
    late: late.map((row) => lateOf(row, loan)),
    overdue: sumFen(late.map(({ total, paid }) => total - paid)),
    annualisedRate: loan.annualisedRate,
    purpose: purposeName(loan.purpose),
    asksForProof: isRunning(loan) && asksForProof({ purpose: loan.purpose, amount: fenOf(loan.amount) }),
    card: cardByTail(loan.bankName, loan.cardTail),
    coolingOffDaysLeft: loan.coolingOffDaysLeft,
    exit: loan.openRequest == null ? exitOf(loan.coolingOff) : null,
    prepaid: fenOf(loan.prepaid),
    partial: loan.partial && { above: fenOf(loan.partial.above), below: fenOf(loan.partial.below) },
    endedOn: endedEarly(loan),
    reason: loan.reason,
    today: loan.today,
    rows,
    transfers: loan.transfers,
    contracts: loan.contracts,
    figures: figuresOf(loan),
  };
}

const rowOf = (row: Wire['schedule'][number]): IouRow => ({
  ...splitOf(row),
  term: row.term,
  dueDate: row.dueDate,
  paid: fenOf(row.paid),
  state: row.state,
});
