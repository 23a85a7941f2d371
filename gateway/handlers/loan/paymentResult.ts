import type { Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { loanAccount } from '../../ledger/loanAccount';
import { movedFor } from '../../ledger/moved';
import { cardByIdEvenUnbound } from '../../queries/cards';
import { isRequestFree } from '../../queries/answeredRequests';
import { loanByRequest, type LoanRow } from '../../queries/loans';
import { repaymentByRequest, type RepaymentRow } from '../../queries/repayments';
import type { RefusalOf } from '../../refusal';
import { refuse } from '../../refusals/general';

type PaymentResult = Response<'paymentResult'>;

const UNKNOWN: PaymentResult = {
  state: 'unknown',
  kind: 'none',
  repaidAs: '',
  no: '',
  amount: '0.00',
  reason: '',
  cardTail: '',
  bankName: '',
  at: null,
  nextDueDate: null,
  nextDueAmount: null,
  moved: '',
};

async function ofLoan({ sql, customer }: MemberContext, row: LoanRow): Promise<PaymentResult> {
  const account = await loanAccount(sql, customer.id, row.loan_no);
  const next = account?.instalments[0];
  return {
    state: row.state,
    kind: 'loan',
    repaidAs: '',
    no: row.loan_no,
    amount: toYuan(row.amount),
    reason: row.reason,
    ...(await cardByIdEvenUnbound(sql, row.card_id)),
    at: row.created_at.toISOString(),
    nextDueDate: next?.dueDate ?? null,
    nextDueAmount: next === undefined ? null : toYuan(next.principal + next.interest),
    moved: row.state === 'paid' ? movedFor(row, row.drawn_on) : '',
  };
}

async function ofRepayment({ sql }: MemberContext, row: RepaymentRow): Promise<PaymentResult> {
  return {
    ...UNKNOWN,
    state: row.state,
    kind: 'repay',
    repaidAs: row.kind === 'offline' ? '' : row.kind,
    no: row.repay_no,
    amount: toYuan(row.amount),
    ...(row.discount > 0 && { discount: toYuan(row.discount) }),
    reason: row.reason,
    ...(await cardByIdEvenUnbound(sql, row.card_id)),
    at: row.created_at.toISOString(),
  };
}

/**
 * The result of a payment by its requestNo. `unknown`: the request was never stored and no one is storing it, so the bank was never asked. While
 * somebody may be, the answer is `busy`: the app says that the result is not known yet, and asks again.
 */
export async function paymentResult(
  context: MemberContext,
  requestNo: string,
): Promise<PaymentResult | RefusalOf<'paymentResult'>> {
  const { sql, customer } = context;
  // Before the questions: what a transaction stores that ends later would be missed.
  const free = await isRequestFree(sql, customer.id, requestNo);
  const loan = await loanByRequest(sql, customer.id, requestNo);
  if (loan !== undefined) return ofLoan(context, loan);
  const repayment = await repaymentByRequest(sql, customer.id, requestNo);
  if (repayment !== undefined) return ofRepayment(context, repayment);
  return free ? UNKNOWN : refuse('busy');
}
