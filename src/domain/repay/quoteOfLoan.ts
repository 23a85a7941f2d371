import type { CivilDate } from '../dates/civil';
import type { Instalment } from '../loan/instalment';
import { totalInterest } from '../loan/schedule';
import type { Fen } from '../money/fen';
import { dueOrNext, totalOf, type Split } from './due';
import { runningOf, type LoanFigures } from './loanFigures';
import { unpaidInterest } from './owed';
import { partialRepayment, type PartialLoan } from './partial';
import { payoffQuote } from './payoff';

/** A quote of one loan as it arrived; amounts in fen. */
export interface LoanQuote extends Split {
  readonly on: CivilDate;
  readonly savedInterest: Fen;
  /** The instalments to come after a partial repayment. */
  readonly after: readonly Omit<Instalment, 'balance'>[] | null;
}

export type LoanWish =
  | { readonly kind: 'payoff' | 'coolingOff' }
  | { readonly kind: 'partial'; readonly amount: Fen; readonly plan: 'sameTerms' | 'sooner' };

type Costs = Pick<LoanQuote, 'principal' | 'interest' | 'penalty' | 'savedInterest'> & {
  readonly after: readonly Instalment[] | null;
};

/** The engine's own quote for this wish; undefined if the engine refuses it. */
function costsOf(running: PartialLoan, exit: Fen | null, wish: LoanWish, on: CivilDate): Costs | undefined {
  const open = totalInterest(running.instalments.map((row) => ({ interest: unpaidInterest(row) })));
  switch (wish.kind) {
    case 'payoff': {
      const { principal, interest, penalty } = payoffQuote(running, on);
      return { principal, interest, penalty, savedInterest: Math.max(0, open - interest), after: null };
    }
    case 'coolingOff': {
      const principal = exit ?? payoffQuote(running, on).principal;
      return { principal, interest: 0, penalty: 0, savedInterest: open, after: null };
    }
    case 'partial': {
      const result = partialRepayment(running, on, wish.amount);
      const option = result.kind === 'options' ? result[wish.plan] : undefined;
      if (result.kind === 'refused' || option === undefined) return undefined;
      const { principal, interest, penalty } = result.paid;
      return { principal, interest, penalty, savedInterest: option.savedInterest, after: option.schedule };
    }
  }
}

const PARTS = ['principal', 'interest', 'penalty'] as const;

const rowText = ({ term, dueDate, principal, interest, total }: Omit<Instalment, 'balance'>): string =>
  [term, dueDate, principal, interest, total].join();

/** Whether the quote matches the engine's for this loan. If the engine cannot calculate the loan, the quote counts as right. */
export function quoteFitsLoan(loan: LoanFigures, wish: LoanWish, quote: LoanQuote): boolean {
  const running = runningOf(loan);
  if (running === undefined) return true;
  const costs = costsOf(running, loan.exit ?? null, wish, quote.on);
  if (costs === undefined) return false;
  const parts = [...PARTS, 'savedInterest'] as const;
  const rows = (list: LoanQuote['after']) => (list ?? []).map(rowText).join(';');
  return parts.every((part) => costs[part] === quote[part]) && rows(costs.after) === rows(quote.after);
}

type DueQuote = Split & Pick<LoanQuote, 'on' | 'savedInterest'> & { readonly items: readonly ItemOfLoan[] };
type ItemOfLoan = Split & { readonly loanNo: string };

/** Whether a quote of what is due matches the engine's for exactly these loans, each by its number. */
export function dueFitsLoans(loans: ReadonlyMap<string, LoanFigures>, quote: DueQuote): boolean {
  if (quote.savedInterest !== 0 || quote.items.some(({ loanNo }) => !loans.has(loanNo))) return false;
  return [...loans].every(([loanNo, loan]) => {
    const running = runningOf(loan);
    if (running === undefined) return true;
    const asked = totalOf(quote.items.filter((item) => item.loanNo === loanNo));
    const due = totalOf(dueOrNext(running.instalments, running.annualRate, quote.on));
    return PARTS.every((part) => asked[part] === due[part]);
  });
}
