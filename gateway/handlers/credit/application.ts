import type { Response } from '@/contract';
import { creditBlock } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { addDays, addMonths, formatChinese } from '@/domain/dates/civil';
import type { MemberContext } from '../../context';
import type { CreditDecision } from '../../providers/credit';
import {
  addApplication,
  askForMore,
  decideApplication,
  lastApplication,
  lockReviewing,
  supplement,
  waitsForMore,
  type ApplicationRow,
} from '../../queries/applications';
import { addCoupon } from '../../queries/coupons';
import { putCreditLine } from '../../queries/creditLines';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import { Refusal } from '../../refusal';
import { newNumber } from '../../secrets';
import { PRODUCT_TYPE } from '../loan/rule';
import { creditFacts, retryDateAhead, type CreditFacts } from './facts';
import { allDone } from './flow';
import { LINE_MONTHS, WELCOME_COUPON } from './product';
import { creditStateOf } from './state';

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

/**
 * Asks the credit provider about the open application and books what it decides; undecided, it stays open and is asked
 * about again under the same number. Nothing to do without an open one.
 */
export async function settleApplication(context: MemberContext): Promise<void> {
  const { sql, now, today, providers } = context;
  if ((await lastApplication(sql, context.customer.id))?.state !== 'reviewing') return;
  // The customer first, as every submit does: two that wait for each other never meet.
  const customer = await lockCustomer(sql, context.customer.id);
  const application = await lockReviewing(sql, context.customer.id);
  if (application === undefined || customer === undefined) return;
  const decision = await providers.credit.decide({
    kind: 'line',
    applicationNo: application.apply_seq,
    phone: customer.phone,
    name: customer.name,
    idNo: customer.id_no,
    currentLimit: 0,
    supplemented: application.supplemented_at !== null,
  });
  switch (decision.kind) {
    case 'approved':
      await grant(context, customer, decision);
      await decideApplication(sql, application.apply_seq, {
        state: 'approved',
        at: now,
        reason: '',
        retryDate: null,
      });
      return;
    case 'declined': {
      const retryDate = addDays(today, decision.retryAfterDays);
      await decideApplication(sql, application.apply_seq, {
        state: 'denied',
        at: now,
        reason: DENIED_TEXT,
        retryDate,
      });
      return;
    }
    case 'supplement':
      return askForMore(sql, application.apply_seq, SUPPLEMENT_TEXT, now);
    case 'pending':
  }
}

async function checkMaySubmit(
  context: MemberContext,
  customer: CustomerRow,
  facts: CreditFacts,
): Promise<void> {
  const { today } = context;
  const waits = waitsForMore(facts.application);
  if (facts.application?.state === 'reviewing' && !waits)
    throw new Refusal('100502', '申请正在审核，请耐心等待结果');
  if (facts.lineLives) throw new Refusal('100503', '您已有可用额度，不需要再次申请');
  const retry = retryDateAhead(facts.application, today);
  if (retry !== null) throw new Refusal('100504', `您可以从${formatChinese(retry, 'full')}起再次申请`);
  const block = creditBlock(await creditStateOf(context, customer, facts));
  if (block !== undefined) throw new Refusal('100505', CREDIT_BLOCK_MESSAGES[block]);
  if (!allDone(facts.done)) throw new Refusal('100501', '申请资料还没有填完，请继续填写');
}

/** How a person sees their application. */
export const shownState = (application: ApplicationRow): Response<'creditSubmit'>['state'] =>
  waitsForMore(application) ? 'supplement' : application.state;

/** Submits the application, or the open one with what the bank asked for, under the customer's lock; and asks for the decision at once. */
export async function submitApplication(context: MemberContext): Promise<Response<'creditSubmit'>> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer === undefined) throw new Error('customer vanished');
  const facts = await creditFacts(sql, customer, today);
  await checkMaySubmit(context, customer, facts);
  if (facts.application !== undefined && waitsForMore(facts.application)) {
    await supplement(sql, facts.application.apply_seq, now);
  } else {
    await addApplication(sql, customer.id, newNumber('A', today), now);
  }
  await settleApplication(context);
  const application = await lastApplication(sql, customer.id);
  if (application === undefined) throw new Error('application vanished');
  return { applySeq: application.apply_seq, state: shownState(application) };
}
