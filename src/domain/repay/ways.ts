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

const ORDER: readonly WayKind[] = ['coolingOff', 'payoff', 'partial', 'due'];

/** The ways that this loan offers today, the one that costs least in total first. */
export function waysToPay(loan: LoanFigures): readonly WayToPay[] {
  const { today, exit, partial } = loan;
  const running = runningOf(loan);
  const open =
    running && totalInterest(running.instalments.map((row) => ({ interest: unpaidInterest(row) })));
  const payoff = running && payoffQuote(running, today);
  const due = running && totalOf(dueOrNext(running.instalments, running.annualRate, today));
  const saved = open === undefined || payoff === undefined ? 0 : Math.max(0, open - payoff.interest);
  const part = running && moreOn(running, today)?.saves;
  const ways: (WayToPay | undefined)[] = [
    exit == null ? undefined : { kind: 'coolingOff', amount: exit, saves: open ?? 0 },
    // Beside the free exit, ending the loan with interest is no choice.
    exit == null ? { kind: 'payoff', amount: payoff?.total, saves: saved } : undefined,
    partial === null ? undefined : { kind: 'partial', amount: undefined, saves: part ?? 0 },
    { kind: 'due', amount: due?.total, saves: 0 },
  ];
  return ways
    .filter((way): way is WayToPay => way !== undefined)
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
