import type { Request, Response } from '@/contract';
import type { partnerStepCalls } from '@/contract/partnerStep';
import type { HandlersOf, MemberContext, Outside } from '../context';
import { templatesOf } from '../documents/templates';
import { agree } from '../papers/agree';
import { lockCustomer } from '../queries/customers';
import {
  addPartnerStep,
  endPartnerStep,
  newestPartnerStep,
  type PartnerStepRow,
} from '../queries/partnerSteps';
import { refusePartnerStep } from '../refusals/partnerStep';
import { refusePerson } from '../refusals/person';
import { newKey } from '../secrets';
import { creditFacts } from './credit/facts';

const AGREEMENT = 'partner-data';
/** An undecided step older than this is given up: the partner's page is closed by then. */
export const PARTNER_STEP_OPEN_MS = 30 * 60_000;

type State = Response<'partnerStepQuery'>['state'];

const isOpen = ({ result, created_at }: PartnerStepRow, now: Date): boolean =>
  result === null && now.getTime() - created_at.getTime() <= PARTNER_STEP_OPEN_MS;

/**
 * The customer's newest step, with what the partner says of it stored. An old open step is asked about, too: the person may have finished
 * it after closing the app. A gateway that dies before the answer is stored asks again.
 */
async function ask({
  sql,
  customer,
  now,
  providers,
}: Outside<MemberContext>): Promise<PartnerStepRow | undefined> {
  const step = await newestPartnerStep(sql, customer.id);
  if (step?.result !== null) return step;
  const said = await providers.partnerStep.result({ stepKey: step.step_key, phone: customer.phone });
  if (said === 'pending') return step;
  await endPartnerStep(sql, step.step_key, said, now);
  return newestPartnerStep(sql, customer.id);
}

function stateOf(step: PartnerStepRow | undefined, now: Date): State {
  if (step === undefined) return 'none';
  return step.result ?? (isOpen(step, now) ? 'open' : 'none');
}

async function start(
  { agreements }: Request<'partnerStepStart'>,
  context: Outside<MemberContext>,
): Promise<(own: MemberContext) => Promise<Response<'partnerStepStart'>>> {
  const { sql, customer, now, today, providers } = context;
  const open = await ask(context);
  const { done, shape } = await creditFacts(sql, customer, today);
  if (!shape.partner || done.partner) throw refusePartnerStep('noPartnerStep');
  if (customer.id_no === '') throw refusePerson('idCardMissing');
  if (!agreements.includes(AGREEMENT)) throw refusePartnerStep('partnerConsentMissing');
  if (open !== undefined && isOpen(open, now)) return () => Promise.resolve({ url: open.page_url });
  const stepKey = newKey();
  const { phone, name, id_no: idNo } = customer;
  const started = await providers.partnerStep.start({ stepKey, phone, name, idNo });
  if (started.kind === 'failed') throw refusePartnerStep('partnerPageUnavailable');
  return async (own) => {
    await lockCustomer(own.sql, customer.id);
    // Asked twice at once: both get the page of the first one, and nothing is finished on a page that counts for nothing.
    const first = await newestPartnerStep(own.sql, customer.id);
    if (first !== undefined && isOpen(first, now)) return { url: first.page_url };
    const templates = templatesOf([AGREEMENT]);
    await agree(own, { customerId: customer.id, scene: 'credit', at: now, templates });
    const row = { step_key: stepKey, customer_id: customer.id, page_url: started.url, created_at: now };
    await addPartnerStep(own.sql, row);
    return { url: started.url };
  };
}

export const partnerStepHandlers: HandlersOf<typeof partnerStepCalls> = {
  partnerStepQuery: {
    async before(_request, context) {
      const state = stateOf(await ask(context), context.now);
      return () => Promise.resolve({ state });
    },
  },
  partnerStepStart: { before: start },
};
