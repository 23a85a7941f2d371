import { addDays, civilDateAt } from '@/domain/dates/civil';
import { SUPPLEMENT_RULE } from '@/domain/supplement/rule';
import type { Database } from '../database';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { supplementByNo, supplementsToRemind } from '../queries/supplements';
import { documentReminder } from './supplementWords';
import { notify } from './notify';

/** Read at once. */
const BATCH = 100;

async function remindOne(db: Database, supplementNo: string, customerId: number): Promise<void> {
  await db.tx(async (sql) => {
    await lockCustomer(sql, customerId);
    const row = await supplementByNo(sql, supplementNo);
    const now = await readClock(sql);
    const message = row && documentReminder(row, civilDateAt(now.getTime()));
    if (message !== undefined) await notify(sql, customerId, message, now);
  });
}

/** Reminds of documents that are still asked for: before the deadline and after it, each once. */
export async function remindSupplements(db: Database, log: (error: unknown) => void): Promise<void> {
  const today = civilDateAt((await readClock(db)).getTime());
  const missing = { kind: 'document-missing', until: addDays(today, -1), limit: BATCH };
  const due = { kind: 'document-due', until: addDays(today, SUPPLEMENT_RULE.remindDays), limit: BATCH };
  // A missing one gets only that reminder.
  const late = await supplementsToRemind(db, missing);
  const soon = (await supplementsToRemind(db, due)).filter(({ due_on }) => due_on >= today);
  for (const { supplement_no, customer_id } of [...late, ...soon]) {
    await remindOne(db, supplement_no, customer_id).catch(log);
  }
}
