import type { Response } from '@/contract';
import { maskIdNumber, maskPhone } from '@/domain/person/mask';
import { first, type Sql } from '../../database';
import type { CustomerRow } from '../../queries/customers';
import { sexCode } from './sex';

/** What the client may keep of a customer: number and phone masked. */
export async function userInfoOf(sql: Sql, customer: CustomerRow): Promise<Response<'getUserInfoByPhone'>> {
  const flags = await first<{ credit: boolean; loan: boolean }>(
    sql,
    `select exists (select 1 from credit_lines where customer_id = $1) as credit,
            exists (select 1 from loans where customer_id = $1 and state = 'paid') as loan`,
    [customer.id],
  );
  const masked = maskIdNumber(customer.id_no);
  return {
    custId: customer.cust_no,
    phone: maskPhone(customer.phone),
    custName: customer.name,
    idNo: masked,
    certCode: masked,
    sex: sexCode(customer.id_no),
    isCredit: flags?.credit === true ? 'Y' : 'N',
    isLoan: flags?.loan === true ? 'Y' : 'N',
  };
}
