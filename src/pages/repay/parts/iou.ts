import type { Response } from '@/contract';
import { METHOD_NAMES } from '@/domain/loan/methods';
import { purposeName } from '@/domain/loan/purposes';
import { sumFen, type Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { cardByTail } from '@/domain/person/cardName';
import type { Split } from '@/domain/repay/due';
import { splitOf } from './amounts';

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
  readonly amount: Fen;
  readonly principalLeft: Fen;
  readonly drawnOn: string;
  readonly terms: number;
  readonly termsLeft: number;
  readonly method: string;
  readonly state: Wire['state'];
  readonly overdueDays: number;
  /** Amount that is due and not paid. */
  readonly overdue: Fen;
  /** Percent with two decimals, simple. */
  readonly annualisedRate: string;
  readonly purpose: string;
  readonly card: string;
  /** Days left in the cooling-off period; null if it is not open. */
  readonly coolingOffDaysLeft: number | null;
  readonly today: string;
  readonly rows: readonly IouRow[];
  readonly contracts: Wire['contracts'];
}

/** The loan is running: something is owed. */
export const isRunning = ({ state }: Iou): boolean => state === 'normal' || state === 'overdue';

export function iouOf(loan: Wire): Iou {
  const rows = loan.schedule.map(rowOf);
  const late = rows.filter(({ state }) => state === 'overdue');
  return {
    loanNo: loan.loanNo,
    amount: fenOf(loan.amount),
    principalLeft: fenOf(loan.principalLeft),
    drawnOn: loan.drawnOn,
    terms: loan.terms,
    termsLeft: loan.termsLeft,
    method: METHOD_NAMES[loan.method],
    state: loan.state,
    overdueDays: loan.overdueDays,
    overdue: sumFen(late.map(({ total, paid }) => total - paid)),
    annualisedRate: loan.annualisedRate,
    purpose: purposeName(loan.purpose),
    card: cardByTail(loan.bankName, loan.cardTail),
    coolingOffDaysLeft: loan.coolingOffDaysLeft,
    today: loan.today,
    rows,
    contracts: loan.contracts,
  };
}

const rowOf = (row: Wire['schedule'][number]): IouRow => ({
  ...splitOf(row),
  term: row.term,
  dueDate: row.dueDate,
  paid: fenOf(row.paid),
  state: row.state,
});
