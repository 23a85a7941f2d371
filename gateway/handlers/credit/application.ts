import type { Response } from '@/contract';
import { creditBlock } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { formatChinese } from '@/domain/dates/civil';
import { thenAsk, type MemberContext } from '../../context';
import {
  addApplication,
  lastApplication,
  supplement,
  waitsForMore,
  type ApplicationRow,
} from '../../queries/applications';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import { Refusal } from '../../refusal';
import { newNumber } from '../../secrets';
import { askDecision } from './decision';
import { creditFacts, retryDateAhead, type CreditFacts } from './facts';
import { allDone } from './flow';
import { creditStateOf } from './state';

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

/** Writes the application down, or what was asked for of the open one, under the customer's lock. */
async function writeApplication(context: MemberContext): Promise<{ applySeq: string }> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer === undefined) throw new Error('customer vanished');
  const facts = await creditFacts(sql, customer, today);
  await checkMaySubmit(context, customer, facts);
  if (facts.application !== undefined && waitsForMore(facts.application)) {
    await supplement(sql, facts.application.apply_seq, now);
    return { applySeq: facts.application.apply_seq };
  }
  const applySeq = newNumber('A', today);
  await addApplication(sql, customer.id, applySeq, now);
  return { applySeq };
}

/** Spec §7 creditSubmit: the application is written down, and the decision is asked for at once. */
export const submitApplication = thenAsk<'creditSubmit', { applySeq: string }>(
  (_request, context) => writeApplication(context),
  async ({ applySeq }, context) => {
    await askDecision(context);
    const application = await lastApplication(context.sql, context.customer.id);
    if (application === undefined) throw new Error('application vanished');
    return { applySeq, state: shownState(application) };
  },
);
