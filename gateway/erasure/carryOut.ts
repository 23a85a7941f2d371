import { civilDateAt } from '@/domain/dates/civil';
import type { Database, Sql } from '../database';
import type { IdDigest } from '../idDigest';
import { leavingDone, leavingStopped, notify, notifyPhone } from '../messages';
import { dueCancellations, endCancellation, waitingCancellation } from '../queries/cancellations';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { unmetConditions } from './conditions';
import { erase } from './erase';
import { keepWhatLasts } from './lasting';

interface CarryOutParts {
  readonly db: Database;
  readonly idDigest: IdDigest;
  readonly servicePhone: string;
  readonly log: (error: unknown) => void;
}

/** Customers in one sweep; the next minute has more. */
const BATCH = 50;

async function carryOutOne(
  sql: Sql,
  customerId: number,
  { idDigest, servicePhone }: Pick<CarryOutParts, 'idDigest' | 'servicePhone'>,
): Promise<void> {
  const customer = await lockCustomer(sql, customerId);
  const now = await readClock(sql);
  const waiting = await waitingCancellation(sql, customerId);
  // Another gateway was here, or the person has changed their mind.
  if (waiting === undefined || waiting.due_at > now) return;
  const today = civilDateAt(now.getTime());
  const unmet = (await unmetConditions(sql, customerId, today)).find(({ blocks }) => blocks);
  if (unmet !== undefined) {
    await endCancellation(sql, waiting.cancel_no, 'stopped', now);
    const about = waiting.cancel_no;
    await notify(sql, customerId, leavingStopped({ about, today, servicePhone }, unmet.kind), now);
    return;
  }
  await endCancellation(sql, waiting.cancel_no, 'done', now);
  await keepWhatLasts(sql, customer, { today, digest: idDigest(customer.id_no) });
  await erase(sql, customer, today);
  // The message centre no longer knows the phone.
  await notifyPhone(sql, customer.phone, leavingDone(), now);
}

/** Carries out the cancellations whose days for a change of mind are over: each in its own transaction, at most once. */
export async function carryOut({ db, log, ...parts }: CarryOutParts): Promise<void> {
  for (const customerId of await dueCancellations(db, await readClock(db), BATCH)) {
    try {
      await db.tx((sql) => carryOutOne(sql, customerId, parts));
    } catch (error) {
      log(error);
    }
  }
}
