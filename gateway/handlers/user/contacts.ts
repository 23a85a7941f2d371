import type { Request } from '@/contract';
import { contactFlags, missingContacts } from '@/domain/credit/contactFlags';
import { maskName, maskPhone } from '@/domain/person/mask';
import { normaliseName } from '@/domain/person/name';
import type { MemberContext } from '../../context';
import {
  listContacts,
  replaceContacts,
  type Contact,
  type ContactKind,
  type ContactRow,
} from '../../queries/contacts';
import { lockCustomer } from '../../queries/customers';
import { refuseUser } from '../../refusals/person';
import { CONTACT_DISPLAY } from '../credit/flow';

type Given = Request<'saveUserInfo'>[ContactKind][number];

/** Occupation and company have a separate call. */
const SECTIONS = {
  ...contactFlags(CONTACT_DISPLAY),
  isShowOccu: false,
  isShowCompany: false,
  isCompanyRequired: false,
};

const rows = (kind: ContactKind, contacts: readonly Contact[]) =>
  contacts.map((contact) => ({ ...contact, kind, name: normaliseName(contact.name) }));

/** The contacts in full: of those that stay, what is on file of this person. Two that look the same are taken one after the other. */
function inFull(kind: ContactKind, given: readonly Given[], onFile: readonly ContactRow[]): Contact[] {
  const left = onFile.filter((row) => row.kind === kind);
  return given.map((one) => {
    if (!('keep' in one)) return one;
    const at = left.findIndex(
      ({ name, phone, relation }) =>
        maskName(name) === one.name && maskPhone(phone) === one.phone && relation === one.relation,
    );
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    if (kept === undefined) throw refuseUser('contactWrong', 'contactGone');
    const { name, phone, relation } = kept;
    return { name, phone, relation };
  });
}

/** Checks a customer's contacts and replaces the stored ones. The refusal has the text of the first wrong contact. */
export async function saveContacts(
  { sql, customer, now }: MemberContext,
  given: Pick<Request<'saveUserInfo'>, ContactKind>,
): Promise<void> {
  // What stays is taken from what is on file: nothing may change between reading it and writing it again.
  await lockCustomer(sql, customer.id);
  const onFile = await listContacts(sql, customer.id);
  const general = inFull('general', given.general, onFile);
  const emergency = inFull('emergency', given.emergency, onFile);
  const [wrong] = missingContacts({ general, emergency }, SECTIONS, customer.phone);
  if (wrong !== undefined) throw refuseUser('contactWrong', wrong.reason);
  const all = [...rows('general', general), ...rows('emergency', emergency)];
  await replaceContacts(sql, customer.id, all, now);
}
