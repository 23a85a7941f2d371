import type { Response } from '@/contract';
import { creditBlock } from '@/domain/credit/creditEntry';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import {
  addApplication,
  lastApplication,
  supplement,
  waitsForMore,
  type ApplicationRow,
} from '../../queries/applications';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import { refuseCredit } from '../../refusals/credit';
import { newNumber } from '../../secrets';
import { askDecision } from './decision';
import { creditFacts, type CreditFacts } from './facts';
import { allDone } from './flow';
import { creditStateOf } from './state';

async function checkMaySubmit(
  context: MemberContext,
  customer: CustomerRow,
  facts: CreditFacts,
): Promise<void> {
  const waits = waitsForMore(facts.application);
  if (facts.application?.state === 'reviewing' && !waits) throw refuseCredit('underReview');
  if (facts.lineLives) throw refuseCredit('lineLives');
  if (facts.retryDate !== null) throw refuseCredit('retryLater', facts.retryDate);
  const block = creditBlock(await creditStateOf(context, customer, facts));
  if (block !== undefined) throw refuseCredit('creditBlocked', block);
  if (!allDone(facts.done, facts.shape)) throw refuseCredit('stepsMissing');
}

/** The application's state as the person sees it. */
export const shownState = (application: ApplicationRow): Response<'creditSubmit'>['state'] =>
  waitsForMore(application) ? 'supplement' : application.state;

/** Stores a new application, or the supplement that was asked for, under the customer's lock. */
async function writeApplication(context: MemberContext): Promise<{ applySeq: string }> {
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
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

/** Spec §7 creditSubmit: stores the application and asks for the decision at once. */
async function answered({ applySeq }: { readonly applySeq: string }, context: Outside<MemberContext>) {
  await askDecision(context);
  const application = await lastApplication(context.sql, context.customer.id);
  if (application === undefined) throw new Error('application vanished');
  return { applySeq, state: shownState(application) };
}

export const submitApplication = thenAsk<'creditSubmit', { applySeq: string }>(
  (_request, context) => writeApplication(context),
  answered,
);

export const submitAtOldAddress = thenAsk<'applyCreditSubmit', { applySeq: string }>(
  (_request, context) => writeApplication(context),
  answered,
);
