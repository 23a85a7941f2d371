import type { Request } from '@/contract';
import type { CallContext } from '../../context';
import type { Sql } from '../../database';
import type { Template } from '../../documents/fillTemplate';
import { templatesOf } from '../../documents/templates';
import { agree } from '../../papers/agree';
import { agreesTo } from '../../queries/consents';
import { addCustomer, customerByPhone, type CustomerRow } from '../../queries/customers';
import { openSession } from '../../queries/sessions';
import type { Refusal, RefusalOf } from '../../refusal';
import { refuseLogin } from '../../refusals/login';
import { hashToken, newKey, newToken } from '../../secrets';
import { loginCodes } from './loginCodes';
import { triesOf } from './wrongTries';
import { DAY_MS } from '../../units';

const SESSION_LIFE_MS = 90 * DAY_MS;
/** Wrong codes per hour. Many people of an office or a carrier share one address, and sometimes mistype a code. */
const WRONG_CODES_OF_ADDRESS = { purpose: 'login-code', most: 60, windowMs: 60 * 60_000 } as const;
const REQUIRED_AGREEMENTS = ['register', 'privacy'];
const SCENE = 'login';

export type Entry = Pick<Request<'registerOrLogin'>, 'phone' | 'code' | 'sourceFlag' | 'agreements'>;

export interface Entered {
  readonly customer: CustomerRow;
  readonly tokenCode: string;
  readonly isNew: 'Y' | 'N';
}

/**
 * A wrong code is counted although the call is refused, so the refusal is returned, not thrown. Counted by phone, and by address against a
 * few guesses at each of many phones. While an address has to wait, a right code is refused too; otherwise it could go on guessing.
 */
async function wrongCode(
  context: CallContext,
  phone: string,
  code: string,
): Promise<RefusalOf<'registerOrLogin'> | undefined> {
  const { waitSeconds, wrong } = await triesOf(context, WRONG_CODES_OF_ADDRESS);
  if (waitSeconds > 0) {
    const minutes = Math.ceil(waitSeconds / 60);
    return refuseLogin('addressHasToWait', minutes);
  }
  return loginCodes.refusalOf(context, { subject: phone, phone, code }, wrong);
}

/** The agreements of a login that this person has not agreed to in their present version. */
export async function agreementsToCome(
  sql: Sql,
  customerId: number,
  ids: readonly string[] = REQUIRED_AGREEMENTS,
): Promise<Template[]> {
  const templates = templatesOf(ids);
  const agreed = await Promise.all(templates.map((one) => agreesTo(sql, customerId, SCENE, one)));
  return templates.filter((_, index) => !agreed[index]);
}

/** The holder of a phone; registers an unknown phone. Records what is agreed to: each version of a text once. */
export async function holderOf(
  context: CallContext,
  { phone, sourceFlag, agreements }: Omit<Entry, 'code'>,
): Promise<{ customer: CustomerRow; isNew: 'Y' | 'N' }> {
  const { sql, now } = context;
  const known = await customerByPhone(sql, phone);
  const customer = known ?? (await addCustomer(sql, { custNo: newKey(), phone, sourceFlag, at: now }));
  const templates = await agreementsToCome(sql, customer.id, agreements);
  await agree(context, { customerId: customer.id, scene: SCENE, at: now, templates });
  return { customer, isNew: known === undefined ? 'Y' : 'N' };
}

/** Opens a session and ends the person's other sessions. `openedBy`: this session stays open, and the new one ends with it. */
export async function sessionFor(
  { sql, now, device }: CallContext,
  customerId: number,
  openedBy?: string,
): Promise<string> {
  const tokenCode = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
  const row = { customerId, tokenHash: hashToken(tokenCode), at: now, expiresAt, device };
  await openSession(sql, openedBy === undefined ? row : { ...row, openedBy });
  return tokenCode;
}

/** Every login that may register a person requires the two agreements. */
export function checkAgreements(agreements: readonly string[]): void {
  if (REQUIRED_AGREEMENTS.every((id) => agreements.includes(id))) return;
  throw refuseLogin('agreementMissing');
}

/**
 * Logs in with the code of a phone; registers an unknown phone. `admit` may still refuse after a right code: the code then stays valid for
 * another way to log in.
 */
export async function enter<R extends Refusal = never>(
  context: CallContext,
  entry: Entry,
  admit?: () => Promise<R | undefined>,
): Promise<Entered | R | RefusalOf<'registerOrLogin'>> {
  checkAgreements(entry.agreements);
  const refusal = (await wrongCode(context, entry.phone, entry.code)) ?? (await admit?.());
  if (refusal !== undefined) return refusal;
  await loginCodes.spend(context, entry.phone);
  const { customer, isNew } = await holderOf(context, entry);
  return { customer, isNew, tokenCode: await sessionFor(context, customer.id) };
}
