import type { Sql } from '../../database';
import type { CustomerRow } from '../../queries/customers';
import { handedOver } from '../../queries/square';

/** Where a person works: as they said themselves, else as the plaza has handed it over, until that consent is withdrawn. */
export async function workOf(
  sql: Sql,
  { id, occupation, company }: Pick<CustomerRow, 'id' | 'occupation' | 'company'>,
): Promise<Pick<CustomerRow, 'occupation' | 'company'>> {
  if (occupation !== '' && company !== '') return { occupation, company };
  const given = await handedOver(sql, id);
  return {
    occupation: occupation || (given.occupation ?? ''),
    company: company || (given.company ?? ''),
  };
}
