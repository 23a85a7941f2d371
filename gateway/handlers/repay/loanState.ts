import type { Response } from '@/contract';
import { paidOutSchedule } from '@/domain/loan/paidOut';
import { annualisedRate } from '@/domain/loan/schedule';
import { toYuan } from '@/domain/money/fen';
import { dueItems } from '@/domain/repay/due';
import { isPaid } from '@/domain/repay/owed';
import { payoffQuote } from '@/domain/repay/payoff';
import { countedLoans, overdueOf, waitingTransfers, type CountedLoan } from '../../facts';
import { freeExit } from '../../ledger/coolingOff';
import type { LoanAccount } from '../../ledger/loanAccount';
import { movedFor } from '../../ledger/moved';
import { running } from '../../ledger/quote';
import type { MemberContext } from '../../context';
import { cardByIdEvenUnbound } from '../../queries/cards';
import { listFiles } from '../../queries/files';
import { loanByNo, type LoanRow } from '../../queries/loans';
import { lastRepaidOn, openRepayment } from '../../queries/repayments';
import { refuseRepay } from '../../refusals/repay';
import { transfersOf } from '../presenters/facts';
import { splitOf } from './amounts';

type Summary = Response<'queryPendingRepayment'>['loans'][number];
type ScheduleRow = Response<'queryLoanState'>['schedule'][number];

export const overdueDaysOf = (loan: CountedLoan): number => overdueOf([loan], loan.on)?.days ?? 0;

const stateOf = (loan: CountedLoan): Summary['state'] => {
  if (loan.settled) return 'settled';
  return overdueDaysOf(loan) > 0 ? 'overdue' : 'normal';
};

const isOpen = (loan: LoanAccount) => (row: LoanAccount['instalments'][number]) =>
  !loan.settled && !isPaid(row);

/** A loan as one line of a list. */
export function summaryOf(loan: CountedLoan): Omit<Summary, 'due'> {
  const open = loan.instalments.filter(isOpen(loan));
  return {
    loanNo: loan.loanNo,
    amount: toYuan(loan.amount),
    drawnOn: loan.drawnOn,
    terms: loan.terms,
    termsLeft: open.length,
    method: loan.method,
    state: stateOf(loan),
    overdueDays: overdueDaysOf(loan),
    principalLeft: toYuan(loan.principalLeft),
    nextDueDate: open[0]?.dueDate ?? null,
    coolingOff: exitOf(loan),
  };
}

function scheduleOf(loan: CountedLoan): ScheduleRow[] {
  const due = dueItems(loan.instalments, loan.annualRate, loan.on);
  return loan.instalments.map((row) => {
    const late = due.find((item) => item.term === row.term);
    const paid = row.paidPrincipal + row.paidInterest + row.paidPenalty;
    const state = isOpen(loan)(row) ? (late?.state ?? 'future') : 'paid';
    const penalty = row.paidPenalty + (late?.penalty ?? 0);
    const parts = { principal: row.principal, interest: row.interest, penalty };
    return { term: row.term, dueDate: row.dueDate, ...splitOf(parts), paid: toYuan(paid), state };
  });
}

/** As of the day of the loan: while the bank decides on a repayment, that of the repayment. */
export const coolingOffDays = (loan: CountedLoan): number | null => freeExit(loan, loan.on)?.daysLeft ?? null;

/** What ends the loan without interest; null if it cannot be ended so (any more). */
function exitOf(loan: CountedLoan): Summary['coolingOff'] {
  const exit = freeExit(loan, loan.on);
  return exit === undefined ? null : { amount: toYuan(exit.amount), lastDay: exit.lastDay };
}

/** A drawing that is not paid out: nothing is owed. */
const unpaidSummary = (row: LoanRow): Omit<Summary, 'due'> => ({
  loanNo: row.loan_no,
  amount: toYuan(row.amount),
  drawnOn: row.drawn_on,
  terms: row.terms,
  termsLeft: row.terms,
  method: row.method,
  state: row.state === 'failed' ? 'failed' : 'processing',
  overdueDays: 0,
  principalLeft: '0.00',
  nextDueDate: null,
  coolingOff: null,
});

/** The bounds of a partial repayment on the loan's day; null if every sum would pay only what is due, or all. */
function partialBounds(loan: CountedLoan): Response<'queryLoanState'>['partial'] {
  if (loan.settled) return null;
  const { overdue, accruedInterest, total } = payoffQuote(running(loan), loan.on);
  const above = overdue.total + accruedInterest;
  return total - above > 1 ? { above: toYuan(above), below: toYuan(total) } : null;
}

/** What is owed on a loan, as of its day. */
const owing = (account: CountedLoan) => ({
  ...summaryOf(account),
  prepaid: toYuan(account.prepaid),
  paid: toYuan(account.paid),
  partial: partialBounds(account),
  coolingOffDaysLeft: coolingOffDays(account),
  today: account.on,
  interestFrom: account.interestFrom,
  schedule: scheduleOf(account),
});

const owingNothing = (row: LoanRow, today: string): ReturnType<typeof owing> => ({
  ...unpaidSummary(row),
  prepaid: toYuan(0),
  paid: toYuan(0),
  partial: null,
  coolingOffDaysLeft: null,
  today,
  interestFrom: row.drawn_on,
  schedule: [],
});

/** All details of one loan. */
export async function loanStateOf(
  context: MemberContext,
  loanNo: string,
): Promise<Response<'queryLoanState'>> {
  const { sql, customer, today } = context;
  const row = await loanByNo(sql, customer.id, loanNo);
  if (row === undefined) throw refuseRepay('loanUnknown');
  const account = (await countedLoans(sql, customer.id, today)).find((loan) => loan.loanNo === loanNo);
  const transfers = await waitingTransfers(sql, customer.id);
  const {
    amount: principal,
    annual_rate: annualRate,
    terms,
    method,
    signed_on: signedOn,
    drawn_on: start,
  } = row;
  const plan = paidOutSchedule({ principal, annualRate, terms, method, signedOn, paidOn: start });
  return {
    ...(account === undefined ? owingNothing(row, today) : owing(account)),
    annualRate,
    annualisedRate: annualisedRate(principal, start, plan),
    purpose: row.purpose,
    ...(await cardByIdEvenUnbound(sql, row.card_id)),
    signedOn,
    moved: row.state === 'paid' ? movedFor(row, start) : '',
    settledOn: account?.settled ? await lastRepaidOn(sql, customer.id, loanNo) : null,
    openRequest: await openRepayment(sql, customer.id),
    transfers: transfersOf(transfers.filter((transfer) => transfer.loanNo === loanNo)),
    contracts: (await listFiles(sql, customer.id, loanNo)).map(({ file_id, title }) => ({
      fileId: file_id,
      title,
    })),
    reason: row.state === 'failed' ? row.reason : '',
  };
}
