import { addDays, addMonths } from '@/domain/dates/civil';
import type { MemberContext, Outside } from '../../context';
import type { CreditDecision } from '../../providers/credit';
import {
  askForMore,
  decideApplication,
  lastApplication,
  lockReviewing,
  type ApplicationRow,
} from '../../queries/applications';
import { addCoupon } from '../../queries/coupons';
import { putCreditLine } from '../../queries/creditLines';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import { PRODUCT_TYPE } from '../loan/rule';
import { LINE_MONTHS, WELCOME_COUPON } from './product';

const DENIED_TEXT = '综合评估未通过，暂时不能为您开通额度';
const SUPPLEMENT_TEXT = '请重新确认联系人信息，确认后继续审核，已填的其他资料不用再填';

type Approval = Extract<CreditDecision, { kind: 'approved' }>;

async function grant(
  { sql, today }: MemberContext,
  customer: CustomerRow,
  approval: Approval,
): Promise<void> {
  const { days, ...coupon } = WELCOME_COUPON;
  await putCreditLine(sql, {
    customer_id: customer.id,
    total: approval.limit,
    annual_rate: approval.annualRate,
    valid_to: addMonths(today, LINE_MONTHS),
    product_type: PRODUCT_TYPE,
    active: approval.toActivate !== true,
  });
  await addCoupon(sql, customer.id, {
    ...coupon,
    coupon_id: `welcome-${customer.cust_no}`,
    expires_on: addDays(today, days),
  });
}

/** Books a decision once, and only on the application it was made for. */
async function book(
  context: MemberContext,
  { apply_seq }: ApplicationRow,
  decision: CreditDecision,
): Promise<void> {
  const { sql, now, today } = context;
  // Lock the customer first, as every submit does: no deadlock.
  const customer = await lockCustomer(sql, context.customer.id);
  const open = await lockReviewing(sql, context.customer.id);
  if (open?.apply_seq !== apply_seq) return;
  switch (decision.kind) {
    case 'approved':
      await grant(context, customer, decision);
      return decideApplication(sql, apply_seq, { state: 'approved', at: now, reason: '', retryDate: null });
    case 'declined':
      return decideApplication(sql, apply_seq, {
        state: 'denied',
        at: now,
        reason: DENIED_TEXT,
        retryDate: addDays(today, decision.retryAfterDays),
      });
    case 'supplement':
      return askForMore(sql, apply_seq, SUPPLEMENT_TEXT, now);
    case 'pending':
  }
}

/**
 * Asks the credit provider about the open application and books the decision. While undecided, the application stays open and is asked
 * about again under the same number. Does nothing without an open application.
 */
export async function askDecision({ sql, customer, providers, tx }: Outside<MemberContext>): Promise<void> {
  const application = await lastApplication(sql, customer.id);
  if (application?.state !== 'reviewing') return;
  const decision = await providers.credit.decide({
    kind: 'line',
    applicationNo: application.apply_seq,
    phone: customer.phone,
    name: customer.name,
    idNo: customer.id_no,
    currentLimit: 0,
    supplemented: application.supplemented_at !== null,
  });
  if (decision.kind !== 'pending') await tx((context) => book(context, application, decision));
}
