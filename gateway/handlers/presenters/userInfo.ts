import type { Response } from '@/contract';
import { maskIdNumber, maskPhone } from '@/domain/person/mask';
import type { Sql } from '../../database';
import { waitingCancellation } from '../../queries/cancellations';
import { customerHas, type CustomerRow } from '../../queries/customers';
import { sexCode } from './sex';

/** Customer data that the client may store: ID number and phone masked. */
export async function userInfoOf(sql: Sql, customer: CustomerRow): Promise<Response<'getUserInfoByPhone'>> {
  const { credit, loan } = await customerHas(sql, customer.id);
  const masked = maskIdNumber(customer.id_no);
  return {
    custId: customer.cust_no,
    phone: maskPhone(customer.phone),
    custName: customer.name,
    idNo: masked,
    certCode: masked,
    sex: sexCode(customer.id_no),
    isCredit: credit ? 'Y' : 'N',
    isLoan: loan ? 'Y' : 'N',
    leaving: (await waitingCancellation(sql, customer.id)) === undefined ? 'N' : 'Y',
  };
}
