import type { Request } from '@/contract';
import type { Authorisation } from '@/contract/codes';
import type { empowerCalls } from '@/contract/empower';
import type { HandlersOf, MemberContext } from '../context';
import { findTemplate, titleOf } from '../documents/templates';
import { agree } from '../papers/agree';
import { barsOf } from '../facts';
import { consentGiven, consentWithdrawn, notify } from '../messages';
import { countWithdrawn, withdrawTemplate } from '../queries/consents';
import { lockCustomer, setRecallStatus } from '../queries/customers';
import { dropLasting } from '../queries/lastingFacts';
import { isSwitchedOff } from '../queries/noticeSwitches';
import { dropPartnerSteps } from '../queries/partnerSteps';
import { addSecurityEvent } from '../queries/securityEvents';
import { revokeEntries } from '../queries/square';
import { refuseEmpower } from '../refusals/account';
import { newKey } from '../secrets';
import { keepMarketing } from './empower/marketing';
import { barOf, empowerStateOf, GIVEN_HERE, RECALL, recallOf } from './empower/state';
import { DAY_MS } from '../units';

const WITHDRAWALS_PER_DAY = 10;

/** Locks the customer; refuses if the day's changes are used up. */
async function begin({ sql, customer, now }: MemberContext): Promise<void> {
  await lockCustomer(sql, customer.id);
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countWithdrawn(sql, customer.id, since)) >= WITHDRAWALS_PER_DAY)
    throw refuseEmpower('tooManyChanges');
}

/** After a change: the recall status that follows, the audit row and the message. */
async function conclude(
  context: MemberContext,
  id: Authorisation,
  how: 'withdrawn' | 'given',
): Promise<{ recallStatus: string }> {
  const { sql, customer, now, today, settings } = context;
  const own = await recallOf(context);
  await setRecallStatus(sql, customer.id, own);
  const before = await barsOf(sql, customer, today);
  if (how === 'given' && RECALL[id] === before.recallStatus)
    await dropLasting(sql, customer.id_digest, 'recall');
  const { recallStatus } = await barsOf(sql, { ...customer, recall_status: own }, today);
  await addSecurityEvent(sql, {
    customerId: customer.id,
    action: how === 'withdrawn' ? 'withdrawConsent' : 'giveConsent',
    detail: id,
    at: now,
  });
  const event = { about: newKey(), today, servicePhone: settings.servicePhone };
  const words = how === 'withdrawn' ? consentWithdrawn : consentGiven;
  await notify(sql, customer.id, words(event, titleOf(id)), now);
  return { recallStatus };
}

async function withdraw(context: MemberContext, { id }: Request<'empowerWithdraw'>) {
  const { sql, customer, now } = context;
  await begin(context);
  const barred = await barOf(context, id);
  if (barred !== '') throw refuseEmpower('stillNeeded', barred);
  if (id === 'marketing') {
    if (await isSwitchedOff(sql, customer.id, 'promotion')) throw refuseEmpower('nothingToWithdraw');
    await keepMarketing(context, false);
  } else if (!(await withdrawTemplate(sql, customer.id, id, now))) {
    throw refuseEmpower('nothingToWithdraw');
  }
  // What the plaza or a partner has handed over is deleted with the consent.
  if (id === 'partner-data') await dropPartnerSteps(sql, customer.id);
  if (id === 'square-data') await revokeEntries(sql, customer.id, now);
  return conclude(context, id, 'withdrawn');
}

async function giveAgain(context: MemberContext, { id, version }: Request<'empowerRevoke'>) {
  const { customer, now } = context;
  const scene = GIVEN_HERE[id];
  const template = findTemplate(id);
  if (scene === undefined || template === undefined) throw refuseEmpower('givenElsewhere');
  if (template.version !== version) throw refuseEmpower('textChanged');
  await begin(context);
  if (id === 'marketing') await keepMarketing(context, true);
  else await agree(context, { customerId: customer.id, scene, at: now, templates: [template] });
  return conclude(context, id, 'given');
}

export const empowerHandlers: HandlersOf<typeof empowerCalls> = {
  empowerState: (_request, context) => empowerStateOf(context),
  empowerWithdraw: (request, context) => withdraw(context, request),
  empowerRevoke: (request, context) => giveAgain(context, request),
};
