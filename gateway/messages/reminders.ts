import { civilDateAt } from '@/domain/dates/civil';
import type { Database, Sql } from '../database';
import { readClock } from '../queries/clock';
import { proofsAsked } from '../ledger/proofs';
import { lockCustomer } from '../queries/customers';
import { endDueLooks, isUnlooked, markLooked, unlookedCustomers } from '../queries/dueLooks';
import { hasUnderWay } from '../facts';
import { goodQuotes } from '../queries/quotes';
import { debtsOf } from './debts';
import { proofReminder } from './proofWords';
import { datesAhead } from './owed';
import { dueSoon, overdue, type Debts } from './reminderWords';
import { notify } from './notify';

/** Customers read at once. */
const BATCH = 100;

async function tellDebts(sql: Sql, customerId: number, debts: Debts, now: Date): Promise<void> {
  const dates = datesAhead(debts.loans, debts.today);
  const messages = [overdue(debts), ...dates.map((date) => dueSoon(debts, date))];
  for (const message of messages) {
    if (message !== undefined) await notify(sql, customerId, message, now);
  }
}

async function tellProofs(sql: Sql, customerId: number, today: string, now: Date): Promise<void> {
  for (const proof of await proofsAsked({ sql, today, customer: { id: customerId } })) {
    const message = proofReminder(proof, today);
    if (message !== undefined) await notify(sql, customerId, message, now);
  }
}

/** Looks at one customer's debts, in one transaction: of two gateways the second finds nothing to do. */
async function look(sql: Sql, customerId: number, servicePhone: string): Promise<void> {
  await lockCustomer(sql, customerId);
  const now = await readClock(sql);
  const today = civilDateAt(now.getTime());
  if (!(await isUnlooked(sql, customerId, today))) return;
  const debts = await debtsOf(sql, customerId, servicePhone);
  if (debts.loans.length === 0) return endDueLooks(sql, customerId);
  await tellProofs(sql, customerId, today, now);
  // A quote from yesterday can still be paid at yesterday's price: the first sweep after it expires looks again.
  if ((await goodQuotes(sql, customerId, { now, before: today })).length > 0) return;
  // While a repayment is open nothing is said; its booking makes the next sweep look again.
  if (!(await hasUnderWay(sql, customerId, 'collect'))) {
    await tellDebts(sql, customerId, debts, now);
  }
  await markLooked(sql, customerId, today);
}

/**
 * Writes reminders of due dates and of overdue debts. Looks at each borrower once a day and after each repayment, in batches. The
 * key of the message keeps a person from being told twice about one date, or one number of days overdue.
 */
export async function remind(
  db: Database,
  servicePhone: string,
  log: (error: unknown) => void,
): Promise<void> {
  const today = civilDateAt((await readClock(db)).getTime());
  let after = 0;
  for (;;) {
    const customers = await unlookedCustomers(db, { today, after, limit: BATCH });
    for (const customerId of customers) {
      // One customer whose data cannot be read does not keep the others from being reminded.
      await db.tx((sql) => look(sql, customerId, servicePhone)).catch(log);
    }
    if (customers.length < BATCH) return;
    after = customers[customers.length - 1] ?? after;
  }
}
