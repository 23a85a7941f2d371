import type { MemberContext } from '../context';
import { declineText } from '../providers/bank';
import { findCard } from '../queries/cards';
import { couponValue, returnCoupon } from '../queries/coupons';
import { addContractFiles } from '../queries/files';
import {
  lockProcessingLoans,
  payLoanRow,
  settleLoanRow,
  type LoanRow,
  type SettleState,
} from '../queries/loans';
import { bookDrawing } from './drawing';

/**
 * Asks the bank about a processing drawing and books what it says. Paid: plan, postings and contracts as of the day the money
 * moves, since nobody owes interest on what is not there yet; declined: the coupon comes back; pending: nothing changes. The bank knows the order by its requestNo.
 */
export async function settleDrawing(context: MemberContext, loan: LoanRow): Promise<SettleState> {
  const { sql, providers, customer, now, today } = context;
  const card = await findCard(sql, customer.id, loan.card_id);
  const outcome = await providers.bank.disburse({
    requestNo: loan.request_no,
    phone: customer.phone,
    name: customer.name,
    cardNo: card?.card_no ?? '',
    amount: loan.amount,
  });
  if (outcome.kind === 'pending') return 'processing';
  if (outcome.kind === 'declined') {
    await settleLoanRow(sql, loan.loan_no, 'failed', declineText[outcome.reason]);
    if (loan.coupon_id !== null) await returnCoupon(sql, loan.coupon_id);
    return 'failed';
  }
  await bookDrawing(
    sql,
    {
      loanNo: loan.loan_no,
      amount: loan.amount,
      annualRate: loan.annual_rate,
      terms: loan.terms,
      method: loan.method,
      drawnOn: today,
      discount: await couponValue(sql, loan.coupon_id),
    },
    now,
  );
  await payLoanRow(sql, loan.loan_no, today);
  await addContractFiles(sql, {
    customerId: customer.id,
    loanNo: loan.loan_no,
    loanSeq: loan.loan_seq,
    at: now,
  });
  return 'paid';
}

/** Settles whatever the bank has decided meanwhile. */
export async function settleDrawings(context: MemberContext): Promise<void> {
  for (const loan of await lockProcessingLoans(context.sql, context.customer.id))
    await settleDrawing(context, loan);
}
