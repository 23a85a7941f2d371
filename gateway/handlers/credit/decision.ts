import { addDays, addMonths } from '@/domain/dates/civil';
import { approved, denied, supplementAsked, notify } from '../../messages';
import type { CreditDecision } from '../../providers/credit';
import {
  askForMore,
  decideApplication,
  lastApplication,
  lockReviewing,
  type ApplicationRow,
} from '../../queries/applications';
import { barsOf } from '../../facts';
import { addCoupon, welcomeCouponId } from '../../queries/coupons';
import { putCreditLine } from '../../queries/creditLines';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import { PRODUCT_TYPE } from '../loan/rule';
import type { Asking, Booking } from './asking';
import { LINE_MONTHS, WELCOME_COUPON } from './product';

export const DENIED_TEXT = '综合评估未通过，暂时不能为您开通额度';
const SUPPLEMENT_TEXT = '请重新确认联系人信息，确认后继续审核，已填的其他资料不用再填';

type Approval = Extract<CreditDecision, { kind: 'approved' }>;

async function grant(
  { sql, now, today }: Booking,
  customer: CustomerRow,
  applySeq: string,
  approval: Approval,
): Promise<void> {
  const { days, ...coupon } = WELCOME_COUPON;
  const line = {
    total: approval.limit,
    annual_rate: approval.annualRate,
    valid_to: addMonths(today, LINE_MONTHS),
    active: approval.toActivate !== true,
  };
  await putCreditLine(sql, { customer_id: customer.id, product_type: PRODUCT_TYPE, ...line });
  if (!(await barsOf(sql, customer, today)).welcomed)
    await addCoupon(sql, customer.id, {
      ...coupon,
      coupon_id: welcomeCouponId(customer.cust_no),
      expires_on: addDays(today, days),
    });
  await decideApplication(sql, applySeq, { state: 'approved', at: now, reason: '', retryDate: null });
  const { total, annual_rate: annualRate, valid_to: validTo, active } = line;
  await notify(sql, customer.id, approved(applySeq, { total, annualRate, validTo, active }, today), now);
}

async function deny(
  { sql, now, today, settings: { servicePhone } }: Booking,
  customer: CustomerRow,
  applySeq: string,
  retryAfterDays: number,
): Promise<void> {
  const retryDate = addDays(today, retryAfterDays);
  await decideApplication(sql, applySeq, { state: 'denied', at: now, reason: DENIED_TEXT, retryDate });
  await notify(sql, customer.id, denied(applySeq, { retryDate, servicePhone }, today), now);
}

/** The person is told once, even if the bank repeats its wish. */
async function tellOfSupplement({ sql, now, today, customer }: Booking, open: ApplicationRow): Promise<void> {
  if (open.supplement_asked_at !== null) return;
  await notify(sql, customer.id, supplementAsked(open.apply_seq, today), now);
}

/** Books a decision once, and only on the application it was made for. */
async function book(
  context: Booking,
  { apply_seq }: ApplicationRow,
  decision: CreditDecision,
): Promise<void> {
  const { sql, now } = context;
  // Lock the customer first, as every submit does: no deadlock.
  const customer = await lockCustomer(sql, context.customer.id);
  const open = await lockReviewing(sql, context.customer.id);
  if (open?.apply_seq !== apply_seq) return;
  switch (decision.kind) {
    case 'approved':
      return grant(context, customer, apply_seq, decision);
    case 'declined':
      return deny(context, customer, apply_seq, decision.retryAfterDays);
    case 'supplement':
      await askForMore(sql, apply_seq, SUPPLEMENT_TEXT, now);
      return tellOfSupplement(context, open);
    case 'pending':
  }
}

/**
 * Asks the credit provider about the open application and books the decision. While undecided, the application stays open and is asked
 * about again under the same number. Does nothing without an open application.
 */
export async function askDecision({ sql, customer, providers, tx, outbox }: Asking): Promise<void> {
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
  if (decision.kind === 'pending') return;
  await tx((context) => book(context, application, decision));
  void outbox.flush();
}
