import { formatChinese } from '@/domain/dates/civil';
import { maskIdNumber, maskName, maskPhone } from '@/domain/person/mask';
import { groupIdNumber } from '@/domain/person/idNumber';
import { groupPhone } from '@/domain/person/phone';
import type { CustomerRow } from '../queries/customers';
import type { GatewaySettings } from '../settings';
import type { PlaceholderValues } from './placeholders';

type Identity = Pick<CustomerRow, 'name' | 'id_no' | 'phone'>;

export const lenderValues = ({ lender, servicePhone }: GatewaySettings): PlaceholderValues => ({
  lender,
  servicePhone,
});

/** For a preview: masked, so that a person looking over the shoulder learns nothing. */
export const maskedPerson = ({ name, id_no, phone }: Identity, today: string): PlaceholderValues => ({
  borrowerName: maskName(name),
  idNo: groupIdNumber(maskIdNumber(id_no)),
  phone: groupPhone(maskPhone(phone)),
  signDate: formatChinese(today, 'full'),
});

/** For a signed contract: the full name, since it says who signed; numbers stay masked, as everywhere in the client. */
export const signedPerson = (customer: Identity, signedOn: string): PlaceholderValues => ({
  ...maskedPerson(customer, signedOn),
  borrowerName: customer.name,
});
