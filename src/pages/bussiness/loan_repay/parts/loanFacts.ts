import type { Response } from '@/contract';
import { METHOD_NAMES } from '@/domain/loan/methods';
import { asksForProof } from '@/domain/loan/proof';
import { purposeName } from '@/domain/loan/purposes';
import { sumFen, type Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { cardByTail } from '@/domain/person/cardName';
import { figuresOf, type LoanFigures } from '@/domain/repay/loanFigures';
import { splitOf, type Split } from './split';

type Wire = Response<'queryLoanState'>;

export interface LoanRow extends Split {
  readonly term: number;
  readonly dueDate: string;
  readonly paid: Fen;
  readonly state: Wire['schedule'][number]['state'];
}

/** A drawing in the words and figures of its page, amounts in fen. */
export interface LoanFacts {
  readonly loanNo: string;
  readonly state: Wire['state'];
  readonly amount: Fen;
  readonly principalLeft: Fen;
  readonly drawnOn: string;
  /** Which due dates a payout after the day of signing has moved; '' if none. */
  readonly moved: string;
  readonly terms: number;
  readonly termsLeft: number;
  readonly overdueDays: number;
  /** The overdue amount that is not paid. */
  readonly overdue: Fen;
  /** The parts of everything paid so far. */
  readonly paid: Fen;
  readonly method: string;
  readonly annualisedRate: string;
  readonly purpose: string;
  /** The loan needs a proof of what the money was used for. */
  readonly asksForProof: boolean;
  readonly card: string;
  readonly coolingOffDaysLeft: number | null;
  /** Number of a repayment that the bank has not decided on; '' if there is none. */
  readonly openRequest: string;
  /** The amount that ends it without interest; null outside the cooling-off period. */
  readonly exit: Fen | null;
  /** Why a drawing failed, and what to do. */
  readonly reason: string;
  readonly rows: readonly LoanRow[];
  /** Bank transfers under review for this loan. */
  readonly transfers: Wire['transfers'];
  readonly contracts: Wire['contracts'];
  /** The figures from which its amounts are calculated. */
  readonly figures: LoanFigures;
}

/** If a host does not send it: the instalments and the principal paid ahead. */
const paidOf = ({ paid, prepaid, schedule }: Wire): Fen =>
  paid === undefined ? sumFen([prepaid, ...schedule.map((row) => row.paid)].map(fenOf)) : fenOf(paid);

export function loanFacts(loan: Wire): LoanFacts {
  const rows = loan.schedule.map((row) => ({
    ...splitOf(row),
    term: row.term,
    dueDate: row.dueDate,
    paid: fenOf(row.paid),
    state: row.state,
  }));
  const late = rows.filter(({ state }) => state === 'overdue');
  return {
    loanNo: loan.loanNo,
    state: loan.state,
    amount: fenOf(loan.amount),
    principalLeft: fenOf(loan.principalLeft),
    drawnOn: loan.drawnOn,
    moved: loan.moved,
    terms: loan.terms,
    termsLeft: loan.termsLeft,
    overdueDays: loan.overdueDays,
    overdue: sumFen(late.map(({ total, paid }) => total - paid)),
    paid: paidOf(loan),
    method: METHOD_NAMES[loan.method],
    annualisedRate: loan.annualisedRate,
    purpose: purposeName(loan.purpose),
    asksForProof:
      (loan.state === 'normal' || loan.state === 'overdue') &&
      asksForProof({ purpose: loan.purpose, amount: fenOf(loan.amount) }),
    card: cardByTail(loan.bankName, loan.cardTail),
    coolingOffDaysLeft: loan.coolingOffDaysLeft,
    openRequest: loan.openRequest ?? '',
    exit: loan.coolingOff && fenOf(loan.coolingOff.amount),
    reason: loan.reason,
    rows,
    transfers: loan.transfers,
    contracts: loan.contracts,
    figures: figuresOf(loan),
  };
}
