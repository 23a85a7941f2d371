import type { securityCalls } from '@/contract/security';
import { maskPhone } from '@/domain/person/mask';
import type { HandlersOf, MemberContext } from '../context';
import { borrowingFrozen, borrowingThawed, deviceEnded, notify } from '../messages';
import { lockCustomer, setBorrowingFrozen } from '../queries/customers';
import { addSecurityEvent, countSecurityEvents, listSecurityEvents } from '../queries/securityEvents';
import { endOwnSession, livingSessions } from '../queries/sessions';
import { hasTradePassword } from '../queries/tradePasswords';
import { refuseSecurity } from '../refusals/security';
import { hashToken } from '../secrets';
import { spendCheck } from './identityCheck/spend';
import { changePhone, sendPhoneCode } from './security/newPhone';
import { DAY_MS } from '../units';

const EVENTS = 10;
/** Each of them sends messages: a script must not send hundreds. */
const PER_DAY = { freezeBorrowing: 10, endDevice: 20 } as const;

async function usedUp({ sql, customer, now }: MemberContext, action: keyof typeof PER_DAY): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS);
  return (await countSecurityEvents(sql, { customerId: customer.id, action, since })) >= PER_DAY[action];
}

/** A session's name for the client: nothing can be done with it but ending the session. */
const deviceKey = (tokenHash: string): string => hashToken(`device:${tokenHash}`).slice(0, 32);

async function freeze(context: MemberContext): Promise<void> {
  const { sql, now, today, settings } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer.borrowing_frozen_at !== null) return;
  if (await usedUp(context, 'freezeBorrowing')) throw refuseSecurity('freezesUsedUp');
  await setBorrowingFrozen(sql, customer.id, now);
  await addSecurityEvent(sql, { customerId: customer.id, action: 'freezeBorrowing', detail: '', at: now });
  const when = { about: now.toISOString(), today };
  await notify(sql, customer.id, borrowingFrozen(settings.servicePhone, when), now);
}

export const securityHandlers: HandlersOf<typeof securityCalls> = {
  async securityState(_request, { sql, customer, tokenHash, now }) {
    const sessions = await livingSessions(sql, customer.id, now);
    const events = await listSecurityEvents(sql, customer.id, EVENTS);
    const devices = sessions.map((session) => ({
      deviceKey: deviceKey(session.token_hash),
      name: session.device,
      since: session.created_at.toISOString(),
      here: session.token_hash === tokenHash,
    }));
    return {
      phone: maskPhone(customer.phone),
      passwordSet: await hasTradePassword(sql, customer.id),
      frozenAt: customer.borrowing_frozen_at?.toISOString() ?? null,
      devices: [...devices.filter(({ here }) => here), ...devices.filter(({ here }) => !here)],
      events: events.map(({ action, at }) => ({ action, at: at.toISOString() })),
    };
  },

  async freezeBorrowing(_request, context) {
    await freeze(context);
    return {};
  },

  async thawBorrowing({ checkToken }, context) {
    const { sql, now, today, customer, settings } = context;
    await lockCustomer(sql, customer.id);
    await spendCheck(context, 'thawBorrowing', checkToken);
    await setBorrowingFrozen(sql, customer.id, null);
    const when = { about: now.toISOString(), today };
    await notify(sql, customer.id, borrowingThawed(settings.servicePhone, when), now);
    return {};
  },

  async endDevice({ deviceKey: wanted }, context) {
    const { sql, customer, tokenHash, now, today, settings } = context;
    await lockCustomer(sql, customer.id);
    const sessions = await livingSessions(sql, customer.id, now);
    const ended = sessions.find((session) => deviceKey(session.token_hash) === wanted);
    // This device logs out by signOut.
    if (ended === undefined || ended.token_hash === tokenHash) throw refuseSecurity('deviceUnknown');
    if (await usedUp(context, 'endDevice')) throw refuseSecurity('endsUsedUp');
    await endOwnSession(sql, ended.token_hash);
    await addSecurityEvent(sql, {
      customerId: customer.id,
      action: 'endDevice',
      detail: ended.device,
      at: now,
    });
    const when = { about: now.toISOString(), today };
    await notify(sql, customer.id, deviceEnded(ended.device, settings.servicePhone, when), now);
    return {};
  },

  phoneSendCode: sendPhoneCode,
  phoneChange: changePhone,
};
