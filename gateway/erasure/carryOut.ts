import { civilDateAt } from '@/domain/dates/civil';
import type { Database, Sql } from '../database';
import { leavingStopped, tell } from '../messages';
import { dueCancellations, endCancellation, waitingCancellation } from '../queries/cancellations';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import type { SmsProvider } from '../providers/sms';
import { unmetConditions } from './conditions';
import { erase } from './erase';

interface CarryOutParts {
  readonly db: Database;
  readonly sms: () => SmsProvider;
  readonly servicePhone: string;
  readonly log: (error: unknown) => void;
}

/** Customers in one sweep; the next minute has more. */
const BATCH = 50;
const DONE =
  '您的账号已经注销，个人信息已经删除或按法律要求封存。感谢您的使用，今后可以用这个手机号重新注册。';

/** The phone to tell, if the account is gone now. */
async function carryOutOne(sql: Sql, customerId: number, servicePhone: string): Promise<string | undefined> {
  const customer = await lockCustomer(sql, customerId);
  const now = await readClock(sql);
  const waiting = await waitingCancellation(sql, customerId);
  // Another gateway was here, or the person has changed their mind.
  if (waiting === undefined || waiting.due_at > now) return undefined;
  const today = civilDateAt(now.getTime());
  const unmet = (await unmetConditions(sql, customerId, today)).find(({ blocks }) => blocks);
  if (unmet !== undefined) {
    await endCancellation(sql, waiting.cancel_no, 'stopped', now);
    const about = waiting.cancel_no;
    await tell(sql, customerId, leavingStopped({ about, today, servicePhone }, unmet.kind), now);
    return undefined;
  }
  await endCancellation(sql, waiting.cancel_no, 'done', now);
  await erase(sql, customer, today);
  return customer.phone;
}

/** Carries out the cancellations whose days for a change of mind are over: each in its own transaction, at most once. */
export async function carryOut({ db, sms, servicePhone, log }: CarryOutParts): Promise<void> {
  for (const customerId of await dueCancellations(db, await readClock(db), BATCH)) {
    try {
      const phone = await db.tx((sql) => carryOutOne(sql, customerId, servicePhone));
      // The account is gone: the message centre and its outbox no longer know the phone.
      if (phone !== undefined) {
        await sms().send({ phone, channel: 'sms', text: DONE, key: `account-gone-${customerId}` });
      }
    } catch (error) {
      log(error);
    }
  }
}
