import type { Response } from '@/contract';
import { maskEmail, maskIdNumber, maskName, maskPhone } from '@/domain/person/mask';
import { maskAddress } from '@/domain/person/ownData';
import type { MemberContext } from '../../context';
import { listContacts, type ContactKind } from '../../queries/contacts';
import { personDetails } from '../../queries/personDetails';
import { workOf } from '../user/work';
import { sexCode } from '../presenters/sex';

export type Shown = Response<'showUserInfo'>;

/** The person's data in full. */
export async function inFull({ sql, customer }: Pick<MemberContext, 'sql' | 'customer'>): Promise<Shown> {
  const contacts = await listContacts(sql, customer.id);
  const of = (kind: ContactKind) =>
    contacts
      .filter((row) => row.kind === kind)
      .map(({ name, phone, relation }) => ({ name, phone, relation }));
  return {
    custName: customer.name,
    sex: sexCode(customer.id_no),
    idNo: customer.id_no,
    phone: customer.phone,
    ...(await personDetails(sql, customer.id)),
    ...(await workOf(sql, customer)),
    general: of('general'),
    emergency: of('emergency'),
  };
}

/** The same as it is shown without an identity check. */
export function masked(shown: Shown): Shown {
  const hidden = (contacts: Shown['general']) =>
    contacts.map(({ name, phone, relation }) => ({
      name: maskName(name),
      phone: maskPhone(phone),
      relation,
    }));
  return {
    ...shown,
    custName: maskName(shown.custName),
    idNo: maskIdNumber(shown.idNo),
    phone: maskPhone(shown.phone),
    email: shown.email === '' ? '' : maskEmail(shown.email),
    address: maskAddress(shown.address),
    general: hidden(shown.general),
    emergency: hidden(shown.emergency),
  };
}
