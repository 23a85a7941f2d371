import { civilDateAt } from '@/domain/dates/civil';
import { erase } from '../erasure';
import { idDigestBy } from '../idDigest';
import { defaultDecisions } from '../providers/decisions';
import { readClock } from '../queries/clock';
import { customerByPhone, lockCustomer } from '../queries/customers';
import { setDecisions } from '../queries/decisions';
import { dropLasting } from '../queries/lastingFacts';
import type { ConsoleTools } from './tools';

/** Frees a phone for another persona: its customer leaves as after a cancelled account, and the providers decide as at the start. */
export async function freePhone({ db, keys }: ConsoleTools, phone: string): Promise<void> {
  await db.tx(async (sql) => {
    const found = await customerByPhone(sql, phone);
    if (found === undefined) return;
    const customer = await lockCustomer(sql, found.id);
    // Unlike after a cancellation, nothing outlives it: the next persona has the same ID number.
    await dropLasting(sql, idDigestBy(keys)(customer.id_no));
    await erase(sql, customer, civilDateAt((await readClock(sql)).getTime()));
    await setDecisions(sql, phone, defaultDecisions);
  });
}
