import { RECALLED } from '@/domain/credit/creditEntry';
import { addMonths, type CivilDate } from '@/domain/dates/civil';
import { DISCIPLINARY_BLOCK, LOAN_BLOCKLIST } from '@/domain/loan/loanStart';
import type { Sql } from '../database';
import { lastApplication, retryDateAhead } from '../queries/applications';
import { hadWelcomeCoupon } from '../queries/coupons';
import type { CustomerRow } from '../queries/customers';
import { keepLasting, type LastingFact } from '../queries/lastingFacts';

/** Without its own end: as long as a credit bureau may keep what is bad (regulation on the credit reporting industry, 2013, §16). */
const LASTING_MONTHS = 5 * 12;

/**
 * What outlives the account of this customer: nothing else does but what rules.ts keeps. Only its own bars: one of an earlier account is
 * still kept, and keeps its end.
 */
async function lastingOf(sql: Sql, customer: CustomerRow, today: CivilDate): Promise<LastingFact[]> {
  const { recall_status: recall, disciplinary_type: discipline, exception_code: exception } = customer;
  const retry = retryDateAhead(await lastApplication(sql, customer.id), today);
  const ends_on = addMonths(today, LASTING_MONTHS);
  const facts: LastingFact[] = [];
  if (retry !== null) facts.push({ kind: 'denied', value: '', ends_on: retry });
  if (RECALLED.has(recall)) facts.push({ kind: 'recall', value: recall, ends_on });
  if (DISCIPLINARY_BLOCK.has(discipline)) facts.push({ kind: 'discipline', value: discipline, ends_on });
  if (LOAN_BLOCKLIST.has(exception)) facts.push({ kind: 'exception', value: exception, ends_on });
  if (await hadWelcomeCoupon(sql, customer.id)) facts.push({ kind: 'welcome', value: '', ends_on });
  return facts;
}

/** Writes down what outlives the account, before it is erased: in the same transaction, so that there is both or neither. */
export async function keepWhatLasts(
  sql: Sql,
  customer: CustomerRow,
  { today, digest }: { readonly today: CivilDate; readonly digest: string },
): Promise<void> {
  if (customer.id_no === '') return;
  for (const fact of await lastingOf(sql, customer, today)) await keepLasting(sql, digest, fact);
}
