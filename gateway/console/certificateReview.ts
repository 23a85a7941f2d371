import type { Database } from '../database';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { decideEducation, findEducation } from '../queries/educations';
import { Problem } from './problem';

/** Decides a certificate under review: approved, or returned with a reason. */
export function certificateDecided(
  db: Database,
  customerId: number,
  { approve, reason }: { readonly approve: boolean; readonly reason: string },
): Promise<void> {
  return db.tx(async (sql) => {
    await lockCustomer(sql, customerId);
    const row = await findEducation(sql, customerId);
    if (row?.state !== 'reviewing') throw new Problem('这一项已经审核过了');
    const state = approve ? 'approved' : 'returned';
    const at = await readClock(sql);
    await decideEducation(sql, customerId, row.submitted_at, { state, reason: approve ? '' : reason, at });
  });
}
