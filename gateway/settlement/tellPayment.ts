import type { CivilDate } from '@/domain/dates/civil';
import { sumFen } from '@/domain/money/fen';
import { isPaid } from '@/domain/repay/owed';
import type { Sql } from '../database';
import { waitingTransfers } from '../facts';
import { loanAccounts } from '../ledger/loanAccount';
import { movedFor } from '../ledger/moved';
import { paidOut, payoutFailed, repaid, repayFailed, notify } from '../messages';
import type { DeclineReason } from '../providers/bank';
import { cardByIdEvenUnbound } from '../queries/cards';
import { listInstalments } from '../queries/instalments';
import type { LoanRow } from '../queries/loans';
import type { RepaymentRow } from '../queries/repayments';
import { stillOwed } from './stillOwed';
import type { When } from './when';

/** The bank's no, and the last day of the coupon that it gave back. */
interface Declined {
  readonly reason: DeclineReason;
  readonly couponUntil: CivilDate | undefined;
}

/** Messages about payments. Each is written in the transaction that books the payment, after the booking. */

export async function tellPaidOut(sql: Sql, loan: LoanRow, { now, today }: When): Promise<void> {
  const { loan_no: loanNo, amount, customer_id: customerId } = loan;
  const [first] = await listInstalments(sql, loanNo);
  if (first === undefined) throw new Error('a loan without a plan');
  const moved = movedFor(loan, today);
  const firstDue = { date: first.due_date, amount: first.principal + first.interest };
  const { cardTail } = await cardByIdEvenUnbound(sql, loan.card_id);
  await notify(sql, customerId, paidOut({ loanNo, amount, cardTail, firstDue, moved }, today), now);
}

export async function tellPayoutFailed(
  sql: Sql,
  { loan_no: loanNo, amount, customer_id: customerId }: LoanRow,
  declined: Declined,
  { now, today }: When,
): Promise<void> {
  await notify(sql, customerId, payoutFailed({ loanNo, amount, ...declined }, today), now);
}

export async function tellRepaid(sql: Sql, repayment: RepaymentRow, { now, today }: When): Promise<void> {
  const { repay_no: repayNo, customer_id: customerId, kind, amount, discount, items, turned } = repayment;
  const loanNos = [...new Set(items.map(({ loanNo }) => loanNo))];
  const loans = (await loanAccounts(sql, customerId)).filter(({ loanNo }) => loanNos.includes(loanNo));
  const open = loans.filter(({ settled }) => !settled).flatMap(({ instalments }) => instalments);
  const { cardTail } = await cardByIdEvenUnbound(sql, repayment.card_id);
  const message = repaid(
    {
      repayNo,
      kind,
      amount,
      discount,
      cardTail,
      countedOn: repayment.on_date,
      arrivedOn: repayment.arrived_on ?? repayment.on_date,
      held: loans.some(({ instalments }) =>
        instalments.some(
          ({ term, dueDate }) => dueDate === repayment.on_date && items.some((item) => item.term === term),
        ),
      ),
      loanNo: loanNos.length === 1 ? loanNos[0] : undefined,
      turned: sumFen(turned.map(({ principal }) => principal)),
      principalLeft: sumFen(loans.map(({ principalLeft }) => principalLeft)),
      nextDue: open
        .filter((row) => !isPaid(row))
        .map(({ dueDate }) => dueDate)
        .sort()[0],
    },
    today,
  );
  await notify(sql, customerId, message, now);
}

export async function tellRepayFailed(
  sql: Sql,
  repayment: RepaymentRow,
  declined: Declined,
  { now, today }: When,
): Promise<void> {
  const { repay_no: repayNo, amount, customer_id: customerId } = repayment;
  const owed = await stillOwed(sql, repayment, today);
  const loanNos = new Set(repayment.items.map(({ loanNo }) => loanNo));
  const transfers = (await waitingTransfers(sql, customerId)).filter(({ loanNo }) => loanNos.has(loanNo));
  await notify(sql, customerId, repayFailed({ repayNo, amount, owed, transfers, ...declined }, today), now);
}
