import { totalInterest } from '../loan/schedule';
import type { Fen } from '../money/fen';
import { moreOn } from './debtFree';
import { dueOrNext, totalOf } from './due';
import { runningOf, type LoanFigures } from './loanFigures';
import { unpaidInterest } from './owed';
import { payoffQuote } from './payoff';

/** The ways to pay on one loan: the exit of the cooling-off period, all of it, a part of it, what is due. */
export type WayKind = 'coolingOff' | 'payoff' | 'partial' | 'due';

/** One way with what it costs today, in fen. */
export interface WayToPay {
  readonly kind: WayKind;
  /** Undefined: the person names the sum, or the engine cannot calculate the loan. */
  readonly amount: Fen | undefined;
  /** Interest that is not paid, compared with paying to the end; of a part: that of 100 yuan of principal. */
  readonly saves: Fen;
}

/** What the engine says about the ways; nothing if it cannot calculate the loan. */
function figuresOf(loan: LoanFigures) {
  const running = runningOf(loan);
  if (running === undefined) return { whole: 0 };
  const { instalments, annualRate } = running;
  const whole = totalInterest(instalments.map((row) => ({ interest: unpaidInterest(row) })));
  return {
    whole,
    payoff: payoffQuote(running, loan.today),
    due: totalOf(dueOrNext(instalments, annualRate, loan.today)),
    part: moreOn(running, loan.today),
  };
}

/** The ways that this loan offers today, the one that costs least in total first. */
export function waysToPay(loan: LoanFigures): readonly WayToPay[] {
  const { exit, partial } = loan;
  const { whole, payoff, due, part } = figuresOf(loan);
  const saved = payoff ? Math.max(0, whole - payoff.interest) : 0;
  // Beside the free exit, ending the loan with interest is no choice.
  const end: WayToPay =
    exit == null
      ? { kind: 'payoff', amount: payoff?.total, saves: saved }
      : { kind: 'coolingOff', amount: exit, saves: whole };
  const some: WayToPay = { kind: 'partial', amount: undefined, saves: part?.saves ?? 0 };
  return [end, ...(partial === null ? [] : [some]), { kind: 'due', amount: due?.total, saves: 0 }];
}
