import { toYuan } from '@/domain/money/fen';
import { acceptOffline, refuseOfflineRepayment } from '../../../gateway/settlement';
import { plusDays } from '../model/calendar';
import { accruedOn, dueOn, exitCost, isSettled, nextOn, payoffOn, total, type Loan } from '../model/loan';
import { same } from '../expected';
import type { World } from '../world';
import type { Share } from './money';

export interface TransferStep {
  readonly do: 'transfer';
  readonly which: number;
  readonly sum: 'due' | 'partOfDue' | 'tooLittle' | 'ahead' | 'payoff' | 'principal' | 'tooMuch';
  readonly share: Share;
  /** The money was sent so many days ago. */
  readonly ago: number;
}
export interface ReviewStep {
  readonly do: 'review';
  readonly verdict: 'accept' | 'refuse';
  /** The money arrived so many days after the day that the person named, but not after today. */
  readonly later: number;
  /** Two reviewers at once. */
  readonly twice: boolean;
}

/** A sum as a person would send it that day. At the review, it may pay something else. */
function sumOf(loan: Loan, day: string, { sum, share }: TransferStep): number {
  const due = total(dueOn(loan, day));
  const above = due + accruedOn(loan, day);
  const payoff = total(payoffOn(loan, day));
  const between = (from: number, to: number) => from + Math.round((Math.max(0, to - from) * share) / 100);
  const sums = {
    due: total(nextOn(loan, day)),
    partOfDue: between(1, due),
    tooLittle: between(due, above),
    ahead: between(above, payoff),
    payoff,
    principal: exitCost(loan),
    tooMuch: payoff + 1,
  };
  return Math.max(1, sums[sum]);
}

/** Sends a transfer to the review: it moves nothing. Refused while another one waits, and before the loan's own day. */
export async function transfer({ model, real }: World, step: TransferStep): Promise<void> {
  const { today, loans } = model;
  const loan = loans[step.which % Math.max(1, loans.length)];
  if (loan === undefined || isSettled(loan)) return;
  const paidOn = plusDays(today, -step.ago);
  const sent = { loanNo: loan.no, amount: sumOf(loan, paidOn, step), paidOn };
  const no = await real.sendTransfer({ ...sent, amount: toYuan(sent.amount) });
  same('a transfer is taken', no !== undefined, model.transfer === undefined && paidOn >= loan.drawnOn);
  if (no !== undefined) model.transfer = { ...sent, no };
}

/** Decides the transfer that waits. What cannot be booked goes on waiting; a second decision changes nothing. */
export async function review({ model, real }: World, step: ReviewStep): Promise<void> {
  const { db } = real.gateway;
  const open = model.transfer;
  if (open === undefined) return;
  const { no, amount, paidOn } = open;
  const named = plusDays(paidOn, step.later);
  const arrivedOn = named > model.today ? model.today : named;
  const decide = () =>
    step.verdict === 'refuse'
      ? refuseOfflineRepayment(db, no, '没有查到这笔转账')
      : acceptOffline(db, no, { amount, arrivedOn, reference: no });
  const outcomes = await Promise.all(step.twice ? [decide(), decide()] : [decide()]);
  const done = outcomes.filter((outcome) => outcome === undefined).length;
  if (step.verdict === 'refuse') model.transfer = undefined;
  const ought = step.verdict === 'refuse' || model.accept(open, arrivedOn);
  same(
    `${no} of ${amount} on ${arrivedOn} is decided (${outcomes[0]?.problem ?? 'yes'})`,
    done,
    // One that is held can be corrected, also to the same.
    ought === 'held' && step.twice ? 2 : ought ? 1 : 0,
  );
  const { last } = await real.must('offlineQuery', { offlineNo: no });
  const accepted = ought === 'held' ? 'held' : 'accepted';
  const state = !ought ? 'reviewing' : step.verdict === 'refuse' ? 'refused' : accepted;
  same(
    'the state of the transfer',
    [last?.state, last?.booked],
    [state, toYuan(state === 'accepted' ? amount : 0)],
  );
}
