import type { Request } from '@/contract';
import { civilDateAt } from '@/domain/dates/civil';
import { loanStart } from '@/domain/loan/loanStart';
import type { MemberContext } from '../../context';
import { quotaOf } from '../../ledger/quota';
import { settleDrawing } from '../../ledger/settleDrawing';
import { spendCoupon } from '../../queries/coupons';
import { lockCustomer } from '../../queries/customers';
import { closeDraft } from '../../queries/loanDrafts';
import { addLoan, loanByRequest } from '../../queries/loans';
import { takeProof } from '../../queries/passwordProofs';
import { findSignature } from '../../queries/signatures';
import { Refusal } from '../../refusal';
import { newNumber } from '../../secrets';
import { dayPassed, liveDraft } from './draft';
import { PRODUCT_TYPE } from './rule';

/** Whether this person may draw at all (spec §4 Loan start), by the facts of this moment. */
function checkMayDraw(customer: {
  exception_code: string;
  recall_status: string;
  disciplinary_type: string;
}): void {
  const verdict = loanStart(
    {
      exceptionCode: customer.exception_code,
      exceptionMsg: '',
      disciplinaryStatus: [{ loanType: PRODUCT_TYPE, disciplinaryType: customer.disciplinary_type }],
      empowerState: { recallStatus: customer.recall_status },
    },
    PRODUCT_TYPE,
  );
  if (verdict.verdict === 'blocked') {
    throw new Refusal(customer.exception_code || '203025', '您现在不能借款，如有疑问请联系客服');
  }
}

/** The drawing: everything is checked again under the customer's lock, then the bank is asked once. */
export async function drawLoan(context: MemberContext, request: Request<'limitUseLoan'>, annualRate: string) {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer === undefined) throw new Error('customer vanished');
  checkMayDraw(customer);
  const draft = await liveDraft(context, request.loanSeq);
  const signature = await findSignature(sql, request.loanSeq, request.signSeq);
  if (signature === undefined) throw new Refusal('100807', '请先签署合同');
  if (civilDateAt(signature.at.getTime()) !== today) throw dayPassed();
  const quota = await quotaOf(sql, customer.id);
  if (quota === undefined || quota.available < draft.amount) {
    throw new Refusal('100806', '可借额度不够了，请减少借款金额');
  }
  if (!(await takeProof(sql, customer.id, request.pswToken, 'loan', now))) {
    throw new Refusal('100705', '请重新输入交易密码');
  }
  if (draft.coupon_id !== null && !(await spendCoupon(sql, draft.coupon_id, now))) {
    throw new Refusal('100808', '优惠券已被使用，请重新试算');
  }
  const loanNo = newNumber('L', today);
  await addLoan(sql, {
    loan_no: loanNo,
    customer_id: customer.id,
    request_no: request.requestNo,
    loan_seq: draft.loan_seq,
    amount: draft.amount,
    annual_rate: annualRate,
    terms: draft.terms,
    method: draft.method,
    purpose: draft.purpose,
    card_id: draft.card_id,
    coupon_id: draft.coupon_id,
    drawn_on: today,
    created_at: now,
  });
  await closeDraft(sql, draft.loan_seq);
  const loan = await loanByRequest(sql, customer.id, request.requestNo);
  if (loan === undefined) throw new Error('drawing vanished');
  return { loanNo, state: await settleDrawing(context, loan) };
}
