import type { Request } from '@/contract';
import { contactFlags, missingContacts } from '@/domain/credit/contactFlags';
import { normaliseName } from '@/domain/person/name';
import type { MemberContext } from '../../context';
import { replaceContacts, type Contact, type ContactKind } from '../../queries/contacts';
import { refuseUser } from '../../refusals/person';
import { CONTACT_DISPLAY } from '../credit/flow';

/** Occupation and company have a separate call. */
const SECTIONS = {
  ...contactFlags(CONTACT_DISPLAY),
  isShowOccu: false,
  isShowCompany: false,
  isCompanyRequired: false,
};

const rows = (kind: ContactKind, contacts: readonly Contact[]) =>
  contacts.map((contact) => ({ ...contact, kind, name: normaliseName(contact.name) }));

/** Checks a customer's contacts and replaces the stored ones. The refusal has the text of the first wrong contact. */
export async function saveContacts(
  { sql, customer, now }: MemberContext,
  { general, emergency }: Pick<Request<'saveUserInfo'>, ContactKind>,
): Promise<void> {
  const [wrong] = missingContacts({ general, emergency }, SECTIONS, customer.phone);
  if (wrong !== undefined) throw refuseUser('contactWrong', wrong.reason);
  const all = [...rows('general', general), ...rows('emergency', emergency)];
  await replaceContacts(sql, customer.id, all, now);
}
