import { daysBetween, formatChinese, later, type CivilDate } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { allocate, dueItems, dueOrNext, penaltyUpTo, totalOf } from '@/domain/repay/due';
import { payoffQuote } from '@/domain/repay/payoff';
import { first, insert, type Sql } from '../database';
import { freeExit } from './coolingOff';
import type { LoanAccount } from './loanAccount';
import { quoteOf, running, type Quoted } from './quote';

/** What a transferred sum pays on a day; `problem`: why it cannot be booked on this loan, in words for the reviewer. */
export type Transferred = { readonly quoted: Quoted } | { readonly problem: string };

const sumOf = ({ items }: Quoted): number =>
  items.reduce((sum, { principal, interest, penalty }) => sum + principal + interest + penalty, 0);

/** A sum that arrives ahead of its instalment is held at most this long: from one due day to the next. */
const HELD_DAYS = 31;

/** The cheapest end of the loan on this day. */
const endOf = (loan: LoanAccount, on: string): Quoted =>
  quoteOf({ kind: freeExit(loan, on) === undefined ? 'payoff' : 'coolingOff' }, [loan], on);

/** The end of the loan on this day, if it costs exactly this sum. */
function wholeLoan(loan: LoanAccount, on: string, amount: number): Quoted | undefined {
  const quoted = endOf(loan, on);
  return sumOf(quoted) === amount ? quoted : undefined;
}

/**
 * The due day that a sum waits for: nothing is due when it arrives, and it is the next instalment to the fen, due within a month. Someone
 * who transfers it ahead wants that instalment paid, neither the plan changed nor a second sum asked for on the due day; so the money is held
 * and counts as of that day, when the instalment is owed. Not if the loan was repaid since the person transferred: then it was paid twice.
 */
export function heldUntil(
  loan: LoanAccount,
  {
    arrivedOn,
    amount,
    repaid,
  }: { readonly arrivedOn: CivilDate; readonly amount: number; readonly repaid: boolean },
): CivilDate | undefined {
  const { instalments, annualRate, settled } = loan;
  if (settled || repaid || isDue(loan, arrivedOn)) return undefined;
  if (wholeLoan(loan, arrivedOn, amount) !== undefined) return undefined;
  const next = dueOrNext(instalments, annualRate, arrivedOn);
  const dueDate = instalments.find(({ term }) => term === next[0]?.term)?.dueDate;
  if (totalOf(next).total !== amount) return undefined;
  const waits = dueDate !== undefined && daysBetween(arrivedOn, dueDate) <= HELD_DAYS;
  return waits ? dueDate : undefined;
}

const isDue = ({ instalments, annualRate }: LoanAccount, on: CivilDate): boolean =>
  dueItems(instalments, annualRate, on).length > 0;

/** A part of what is due, oldest first: penalty, interest, principal. */
function partOfDue(loan: LoanAccount, on: string, amount: number): Quoted {
  const { parts } = allocate(amount, dueItems(loan.instalments, loan.annualRate, on));
  const items = parts.map(({ term, principal, interest, penalty }) => {
    return { loanNo: loan.loanNo, term, principal, interest, penalty };
  });
  return { items, plan: null, saved: 0 };
}

/**
 * The day as of which the last repayment was booked on the loan; undefined: there was none. It was calculated without a transfer that is
 * still under review, so that the transfer's own sums begin there.
 */
export async function repaidUntil(sql: Sql, loanNo: string): Promise<CivilDate | undefined> {
  const row = await first<{ on_date: CivilDate | null }>(
    sql,
    `select max(q.on_date) as on_date from postings p join entries e using (entry_no)
       join repayments r on r.repay_no = e.ref join quotes q using (quote_id)
     where p.loan_no = $1 and e.kind = 'repayment'`,
    [loanNo],
  );
  return row?.on_date ?? undefined;
}

export interface Arrived {
  /** The day that the person named. */
  readonly paidOn: CivilDate;
  readonly arrivedOn: CivilDate;
  readonly amount: number;
  /** The due day for which it is held already. */
  readonly heldFor?: CivilDate | undefined;
}

/**
 * The day as of which a transfer counts: that of its arrival, but not before what was booked on the loan since then. A transfer that arrives
 * before its instalment is due is `held` and counts from the due day. Once held it counts from that day whatever else was paid in the meantime, unless nothing is due
 * then any more.
 */
export async function dayOf(sql: Sql, loan: LoanAccount, { paidOn, arrivedOn, amount, heldFor }: Arrived) {
  const last = await repaidUntil(sql, loan.loanNo);
  const repaid = last !== undefined && (last >= paidOn || last >= arrivedOn);
  const held =
    heldFor === undefined
      ? heldUntil(loan, { arrivedOn, amount, repaid })
      : isDue(loan, heldFor)
        ? heldFor
        : undefined;
  return { held, on: later(held ?? arrivedOn, later(loan.drawnOn, last ?? loan.drawnOn)) };
}

/**
 * All of the loan, what is due on that day or a part of it, or what is due and principal ahead of the plan with the interest of the days. Never
 * an instalment that is not due then, and never more than is owed: a sum above it, and one that would only pay a part of the running
 * interest, is not booked.
 */
export function transferOf(loan: LoanAccount, on: string, amount: number): Transferred {
  if (loan.settled) return { problem: '这笔借款已经结清，这笔钱请退回客户' };
  const same = wholeLoan(loan, on, amount);
  if (same !== undefined) return { quoted: same };
  const { overdue, accruedInterest, total } = payoffQuote(running(loan), on);
  const owed = freeExit(loan, on)?.amount ?? total;
  const until = `算到${formatChinese(on)}`;
  if (amount > owed) return { problem: `这笔借款${until}只欠 ${moneyText(owed)}，多出的钱请先退回客户` };
  if (amount > overdue.total + accruedInterest) {
    return { quoted: quoteOf({ kind: 'partial', amount, plan: 'sameTerms' }, [loan], on) };
  }
  if (amount > overdue.total) {
    const [due, interest] = [moneyText(overdue.total), moneyText(accruedInterest)];
    if (overdue.total === 0) return { problem: `这笔钱不够还${until}的利息 ${interest}，请退回客户` };
    return {
      problem: `到期的只有 ${due}，多出的不够还${until}的利息 ${interest}，请按到期的金额入账，多出的退回客户`,
    };
  }
  return { quoted: partOfDue(loan, on, amount) };
}

/** What of the loan a transferred sum will cover: as it is booked, or, where the rest is returned, what is owed of it. */
export function coverOf(loan: LoanAccount, on: string, amount: number): Quoted {
  const transfer = transferOf(loan, on, amount);
  if ('quoted' in transfer) return transfer.quoted;
  const whole = endOf(loan, on);
  return amount > sumOf(whole) ? whole : partOfDue(loan, on, amount);
}

/** Keeps the penalty charged until this day on the overdue instalments, before a part payment lowers their principal. */
export async function markPenalties(
  sql: Sql,
  mark: { repayNo: string; loan: LoanAccount; on: string; items: Quoted['items'] },
): Promise<void> {
  const { repayNo, loan, on, items } = mark;
  for (const row of loan.instalments) {
    if (row.dueDate >= on || !items.some(({ term }) => term === row.term)) continue;
    await insert(sql, 'penalty_marks', {
      repay_no: repayNo,
      loan_no: loan.loanNo,
      term: row.term,
      charged: penaltyUpTo(row, loan.annualRate, on),
      until: on,
    });
  }
}
