import { addMonths, type CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import type { CustomerRow } from '../queries/customers';
import {
  applyErasure,
  emptyCustomer,
  erasePhone,
  eraseReports,
  formerPhones,
  keepIdentity,
  keepPicturesUntil,
} from '../queries/erasure';
import { keepPapersUntil } from '../queries/papers';
import { listLoans } from '../queries/loans';
import { ERASURE, KEPT_YEARS } from './rules';

const MONTHS_PER_YEAR = 12;

/** Whether contracts of this customer have to be kept: a drawing that never was paid out is none. */
export async function hasContracts(sql: Sql, customerId: number): Promise<boolean> {
  return (await listLoans(sql, customerId)).some(({ state }) => state === 'paid');
}

/** Erases a person's data, or keeps it as the law asks (rules.ts). Call it in one transaction, under the customer's lock. */
export async function erase(sql: Sql, customer: CustomerRow, today: CivilDate): Promise<void> {
  if (await hasContracts(sql, customer.id)) {
    const until = addMonths(today, KEPT_YEARS * MONTHS_PER_YEAR);
    await keepIdentity(sql, customer.id, until);
    await keepPapersUntil(sql, customer.id, until);
    await keepPicturesUntil(sql, customer.id, until);
  }
  for (const { phone, until } of await formerPhones(sql, customer.id)) await eraseReports(sql, phone, until);
  for (const rule of ERASURE) await applyErasure(sql, rule, customer.id);
  await erasePhone(sql, customer.phone);
  await emptyCustomer(sql, customer.id);
}
