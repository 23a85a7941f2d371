import type { Request } from '@/contract';
import type { PersonField } from '@/contract/codes';
import { maskEmail, maskName } from '@/domain/person/mask';
import { checkAddress, checkEmail, maskAddress, normaliseEmail } from '@/domain/person/ownData';
import { specialCharacters } from '@/domain/text/specialCharacters';
import type { MemberContext } from '../../context';
import { personEdited, notify } from '../../messages';
import { listContacts } from '../../queries/contacts';
import { lockCustomer, setOccupation } from '../../queries/customers';
import {
  addPersonChange,
  countPersonChanges,
  personDetails,
  savePersonDetails,
} from '../../queries/personDetails';
import { addSecurityEvent } from '../../queries/securityEvents';
import { refusePersonData } from '../../refusals/account';
import { refuse } from '../../refusals/general';
import { newKey } from '../../secrets';
import { spendCheck } from '../identityCheck/spend';
import { saveContacts } from '../user/contacts';
import { checkOccupation } from './occupation';
import { DAY_MS } from '../../units';

const CHANGES_PER_DAY = 20;

const FIELD_NAMES: Readonly<Record<PersonField, string>> = {
  occupation: '职业',
  company: '单位',
  email: '邮箱',
  address: '常住地址',
  contacts: '联系人',
};

interface Change {
  readonly field: PersonField;
  readonly from: string;
  readonly to: string;
}

async function begin({ sql, customer, now }: MemberContext, texts: readonly string[]): Promise<void> {
  if (texts.some((text) => specialCharacters(text) !== undefined)) throw refuse('specialCharacters');
  await lockCustomer(sql, customer.id);
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countPersonChanges(sql, customer.id, since)) >= CHANGES_PER_DAY) {
    throw refusePersonData('changesUsedUp');
  }
}

/** History, audit row and message of changes that were made. */
async function note({ sql, customer, now, today, settings }: MemberContext, changes: readonly Change[]) {
  if (changes.length === 0) throw refusePersonData('nothingChanged');
  for (const { field, from, to } of changes) {
    await addPersonChange(sql, customer.id, { field, old_value: from, new_value: to, at: now });
  }
  const detail = changes.map(({ field }) => field).join(',');
  await addSecurityEvent(sql, { customerId: customer.id, action: 'editedPerson', detail, at: now });
  const what = changes.map(({ field }) => FIELD_NAMES[field]).join('、');
  const event = { about: newKey(), today, servicePhone: settings.servicePhone };
  await notify(sql, customer.id, personEdited(event, what), now);
}

const changed = (changes: readonly Change[]): Change[] => changes.filter(({ from, to }) => from !== to);

/** Occupation and company. */
export async function editWork(context: MemberContext, request: Request<'updateOccu'>): Promise<void> {
  const { sql, customer } = context;
  const [occupation, company] = [request.occupation, request.company.trim()];
  await begin(context, [occupation, company]);
  checkOccupation(customer, occupation);
  await setOccupation(sql, customer.id, occupation, company);
  await note(
    context,
    changed([
      { field: 'occupation', from: customer.occupation, to: occupation },
      { field: 'company', from: customer.company, to: company },
    ]),
  );
}

const names = (contacts: readonly { readonly name: string }[]): string =>
  contacts.map(({ name }) => maskName(name)).join('、');

async function editContacts(
  context: MemberContext,
  contacts: Request<'editUserInfo'>['contacts'],
): Promise<Change[]> {
  if (contacts === undefined) return [];
  const before = await listContacts(context.sql, context.customer.id);
  await saveContacts(context, contacts);
  const after = await listContacts(context.sql, context.customer.id);
  const plain = (rows: typeof after) =>
    rows.map(({ kind, name, phone, relation }) => [kind, name, phone, relation].join('|')).join('\n');
  // Another phone of the same person is a change, too, although the masked names are the same.
  if (plain(before) === plain(after)) return [];
  return [{ field: 'contacts', from: names(before), to: names(after) }];
}

/** Address, e-mail and contacts, after an identity check: its token is used up only if everything is right. */
export async function editDetails(context: MemberContext, request: Request<'editUserInfo'>): Promise<void> {
  const { sql, customer, now } = context;
  const { checkToken, contacts } = request;
  const before = await personDetails(sql, customer.id);
  const email = request.email === undefined ? before.email : normaliseEmail(request.email);
  const address = request.address?.trim() ?? before.address;
  await begin(context, [email, address]);
  if (checkEmail(email) !== undefined) throw refusePersonData('emailWrong');
  if (checkAddress(address) !== undefined) throw refusePersonData('addressWrong');
  await savePersonDetails(sql, customer.id, { email, address }, now);
  const hidden = (text: string) => (text === '' ? '' : maskEmail(text));
  const details: Change[] = [];
  if (before.email !== email) details.push({ field: 'email', from: hidden(before.email), to: hidden(email) });
  if (before.address !== address) {
    details.push({ field: 'address', from: maskAddress(before.address), to: maskAddress(address) });
  }
  const changes = [...details, ...(await editContacts(context, contacts))];
  if (changes.length > 0) await spendCheck(context, 'editPerson', checkToken);
  await note(context, changes);
}
