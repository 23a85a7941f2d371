import type { Request, Response } from '@/contract';
import type { logOffCalls } from '@/contract/logOff';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import type { HandlersOf, MemberContext } from '../context';
import { hasContracts, KEPT_YEARS, unmetConditions } from '../erasure';
import { leaving, leavingRevoked, notify } from '../messages';
import {
  addCancellation,
  countCancellations,
  endCancellation,
  waitingCancellation,
  type CancellationRow,
} from '../queries/cancellations';
import { lockCustomer } from '../queries/customers';
import { registeredAt } from '../queries/erasure';
import { addSecurityEvent } from '../queries/securityEvents';
import { endEntries } from '../queries/entries';
import { refuse } from '../refusals/general';
import { refuseLogOff } from '../refusals/account';
import { newKey } from '../secrets';
import { specialCharacters } from '@/domain/text/specialCharacters';
import { spendCheck } from './identityCheck/spend';
import { DAY_MS } from '../units';

/** More than this within the days below, and somebody is playing with the account. */
const MOST = { times: 3, days: 30 } as const;

const leavingOf = ({
  asked_at,
  due_at,
}: Pick<CancellationRow, 'asked_at' | 'due_at'>): Response<'logOff'> => ({
  askedAt: asked_at.toISOString(),
  dueAt: due_at.toISOString(),
  dueOn: civilDateAt(due_at.getTime()),
});

/** The end of the last day for a change of mind: the day in words is a whole one. */
function dueAt({ today, settings }: MemberContext): Date {
  return new Date(`${addDays(today, settings.leavingDays + 1)}T00:00:00+08:00`);
}

async function begin(
  context: MemberContext,
  { checkToken, reason, note }: Request<'logOff'>,
): Promise<Response<'logOff'>> {
  const { sql, customer, now, today, settings } = context;
  if (specialCharacters(note) !== undefined) throw refuse('specialCharacters');
  await lockCustomer(sql, customer.id);
  if ((await waitingCancellation(sql, customer.id)) !== undefined) throw refuseLogOff('alreadyLeaving');
  const unmet = (await unmetConditions(sql, customer.id, today)).find(({ blocks }) => blocks);
  if (unmet !== undefined) throw refuseLogOff('conditionUnmet', unmet.kind);
  const since = new Date(now.getTime() - MOST.days * DAY_MS);
  if ((await countCancellations(sql, customer.id, since)) >= MOST.times)
    throw refuseLogOff('leavingTooOften');
  await spendCheck(context, 'cancelAccount', checkToken);
  const row: CancellationRow = {
    cancel_no: newKey(),
    customer_id: customer.id,
    state: 'waiting',
    reason,
    note: note.trim(),
    asked_at: now,
    due_at: dueAt(context),
  };
  await addCancellation(sql, row);
  const event = { about: row.cancel_no, today, servicePhone: settings.servicePhone };
  await notify(sql, customer.id, leaving(event, civilDateAt(row.due_at.getTime())), now);
  await endEntries(sql, { customerId: customer.id, phone: customer.phone, at: now });
  return leavingOf(row);
}

async function revoke({ sql, customer, now, today, settings }: MemberContext) {
  await lockCustomer(sql, customer.id);
  const waiting = await waitingCancellation(sql, customer.id);
  if (waiting === undefined) throw refuseLogOff('notLeaving');
  await endCancellation(sql, waiting.cancel_no, 'revoked', now);
  await addSecurityEvent(sql, { customerId: customer.id, action: 'keepAccount', detail: '', at: now });
  const event = { about: waiting.cancel_no, today, servicePhone: settings.servicePhone };
  await notify(sql, customer.id, leavingRevoked(event), now);
  return {};
}

export const logOffHandlers: HandlersOf<typeof logOffCalls> = {
  async logOffState(_request, { sql, customer, now, today, settings }) {
    const waiting = await waitingCancellation(sql, customer.id);
    const registered = (await registeredAt(sql, customer.id)) ?? now;
    return {
      conditions: (await unmetConditions(sql, customer.id, today)).map((one) => ({
        ...one,
        blocks: one.blocks ? 'Y' : 'N',
      })),
      days: settings.leavingDays,
      keptYears: (await hasContracts(sql, customer.id)) ? KEPT_YEARS : 0,
      registeredOn: civilDateAt(registered.getTime()),
      leaving: waiting === undefined ? null : leavingOf(waiting),
    };
  },
  logOff: (request, context) => begin(context, request),
  logOffRevoke: (_request, context) => revoke(context),
};
