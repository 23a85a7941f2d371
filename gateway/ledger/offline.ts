import { formatChinese, later, type CivilDate } from '@/domain/dates/civil';
import { coolingOff } from '@/domain/repay/coolingOff';
import { moneyText } from '@/domain/money/fen';
import { allocate, dueItems, penaltyUpTo } from '@/domain/repay/due';
import { payoffQuote } from '@/domain/repay/payoff';
import type { QuoteKind } from '@/contract/codes';
import { first, insert, type Sql } from '../database';
import type { LoanAccount } from './loanAccount';
import { quoteOf, running, type Quoted } from './quote';

/** What a transferred sum pays on a day; `problem`: why it cannot be booked on this loan, in words for the reviewer. */
export type Transferred = { readonly quoted: Quoted } | { readonly problem: string };

const sumOf = ({ items }: Quoted): number =>
  items.reduce((sum, { principal, interest, penalty }) => sum + principal + interest + penalty, 0);

const inCoolingOff = (loan: LoanAccount, on: string): boolean =>
  loan.paid === 0 && coolingOff({ drawnOn: loan.drawnOn, principal: loan.amount, paid: 0 }, on).open;

/** The online repayment that costs exactly this sum. */
function exactly(loan: LoanAccount, on: string, amount: number): Quoted | undefined {
  const kinds: Exclude<QuoteKind, 'partial'>[] = [inCoolingOff(loan, on) ? 'coolingOff' : 'payoff', 'due'];
  return kinds.map((kind) => quoteOf({ kind }, [loan], on)).find((quoted) => sumOf(quoted) === amount);
}

/** A part of what is due, oldest first: penalty, interest, principal. */
function partOfDue(loan: LoanAccount, on: string, amount: number): Quoted {
  const { parts } = allocate(amount, dueItems(loan.instalments, loan.annualRate, on));
  const items = parts.map(({ term, principal, interest, penalty }) => {
    return { loanNo: loan.loanNo, term, principal, interest, penalty };
  });
  return { items, plan: null, saved: 0 };
}

/**
 * The day from which a transfer can count: that of the drawing, or of the last repayment. What was paid then was calculated without the
 * transfer, so its own sums begin there.
 */
export async function countedUntil(sql: Sql, { loanNo, drawnOn }: LoanAccount): Promise<CivilDate> {
  const row = await first<{ on_date: CivilDate | null }>(
    sql,
    `select max(q.on_date) as on_date from postings p join entries e using (entry_no)
       join repayments r on r.repay_no = e.ref join quotes q using (quote_id)
     where p.loan_no = $1 and e.kind = 'repayment'`,
    [loanNo],
  );
  return later(drawnOn, row?.on_date ?? drawnOn);
}

/**
 * All of the loan, the instalments that are due (the next one if none is), principal ahead of the plan, or a part of what is due. Never
 * more than is owed: a sum above it, and one that would only pay a part of the running interest, is not booked.
 */
export function transferOf(loan: LoanAccount, on: string, amount: number): Transferred {
  if (loan.settled) return { problem: '这笔借款已经结清，这笔钱请退回客户' };
  const same = exactly(loan, on, amount);
  if (same !== undefined) return { quoted: same };
  const { overdue, accruedInterest, total } = payoffQuote(running(loan), on);
  const owed = inCoolingOff(loan, on) ? loan.amount : total;
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
