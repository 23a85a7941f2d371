import type { Response } from '@/contract';
import { creditBlock } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { addDays, addMonths, formatChinese } from '@/domain/dates/civil';
import type { MemberContext } from '../../context';
import {
  addApplication,
  decideApplication,
  lastApplication,
  lockReviewing,
  type ApplicationRow,
} from '../../queries/applications';
import { addCoupon } from '../../queries/coupons';
import { putCreditLine } from '../../queries/creditLines';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import { Refusal } from '../../refusal';
import { newNumber } from '../../secrets';
import { PRODUCT_TYPE } from '../loan/rule';
import { creditFacts, type CreditFacts } from './facts';
import { allDone } from './flow';
import { LINE_MONTHS, WELCOME_COUPON } from './product';
import { creditStateOf } from './state';

const DENIED_TEXT = '综合评估未通过，暂时不能为您开通额度';

/** 0.144 as '0.1440': at least four decimals, at most eight. */
export const annualRateText = (rate: number): string => rate.toFixed(8).replace(/(\.\d{4}\d*?)0+$/, '$1');

async function grant({ sql, today }: MemberContext, customer: CustomerRow, limit: number, rate: number): Promise<void> {
  const { days, ...coupon } = WELCOME_COUPON;
  await putCreditLine(sql, {
    customer_id: customer.id,
    total: limit,
    annual_rate: annualRateText(rate),
    valid_to: addMonths(today, LINE_MONTHS),
    product_type: PRODUCT_TYPE,
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
  const application = await lockReviewing(sql, context.customer.id);
  const customer = application === undefined ? undefined : await lockCustomer(sql, context.customer.id);
  if (application === undefined || customer === undefined) return;
  const decision = await providers.credit.decide({
    applicationNo: application.apply_seq,
    phone: customer.phone,
    name: customer.name,
    idNo: customer.id_no,
    currentLimit: 0,
  });
  switch (decision.kind) {
    case 'approved':
      await grant(context, customer, decision.limit, decision.annualRate);
      await decideApplication(sql, application.apply_seq, { state: 'approved', at: now, reason: '', retryDate: null });
      return;
    case 'declined': {
      const retryDate = addDays(today, decision.retryAfterDays);
      await decideApplication(sql, application.apply_seq, { state: 'denied', at: now, reason: DENIED_TEXT, retryDate });
      return;
    }
    case 'pending':
  }
}

/** First day on which a denied person may apply again, while it has not come. */
export const retryDateAhead = (application: ApplicationRow | undefined, today: string): string | null =>
  application?.state === 'denied' && application.retry_date !== null && application.retry_date > today
    ? application.retry_date
    : null;

async function checkMaySubmit(context: MemberContext, customer: CustomerRow, facts: CreditFacts): Promise<void> {
  const { today } = context;
  if (facts.application?.state === 'reviewing') throw new Refusal('100502', '申请正在审核，请耐心等待结果');
  if (facts.lineLives) throw new Refusal('100503', '您已有可用额度，不需要再次申请');
  const retry = retryDateAhead(facts.application, today);
  if (retry !== null) throw new Refusal('100504', `您可以在${formatChinese(retry)}后再次申请`);
  const block = creditBlock(await creditStateOf(context, customer, facts));
  if (block !== undefined) throw new Refusal('100505', CREDIT_BLOCK_MESSAGES[block]);
  if (!allDone(facts.done)) throw new Refusal('100501', '申请资料还没有填完，请继续填写');
}

/** Submits the application, under the customer's lock, and asks for the decision at once. */
export async function submitApplication(context: MemberContext): Promise<Response<'creditSubmit'>> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer === undefined) throw new Error('customer vanished');
  await checkMaySubmit(context, customer, await creditFacts(sql, customer, today));
  const applySeq = newNumber('A', today);
  await addApplication(sql, customer.id, applySeq, now);
  await settleApplication(context);
  const application = await lastApplication(sql, customer.id);
  if (application === undefined) throw new Error('application vanished');
  return { applySeq, state: application.state };
}
