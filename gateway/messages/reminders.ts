import { civilDateAt } from '@/domain/dates/civil';
import { PROOF_RULE } from '@/domain/loan/proof';
import type { Database, Sql } from '../database';
import type { Batches, Dispatcher } from '../jobs';
import { proofsAsked } from '../ledger/proofs';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { endDueLooks, lookAgain, takeLooks } from '../queries/dueLooks';
import { goodQuotes } from '../queries/quotes';
import { wechatPermissions } from '../queries/wechatPermissions';
import { debtsOf } from './debts';
import { notify } from './notify';
import { AFTERWARDS, datesAhead, DAYS_AHEAD, TOLD_AT } from './owed';
import { proofReminder } from './proofWords';
import { dueSoon, dueToday, overdue, type Debts } from './reminderWords';

/** Customers that one query looks at. */
const LOOKED_AT = 5_000;
const RULES = {
  ahead: DAYS_AHEAD,
  late: TOLD_AT,
  afterwards: AFTERWARDS,
  proof: { days: PROOF_RULE.days, near: PROOF_RULE.remindDays },
};

/** A second reminder of one date is only for those who have asked for it. */
const allowsToday = async (sql: Sql, customerId: number): Promise<boolean> =>
  (await wechatPermissions(sql, customerId)).some(
    ({ topic, messages_left }) => topic === 'dueToday' && messages_left > 0,
  );

async function tellDebts(sql: Sql, customerId: number, debts: Debts, now: Date): Promise<void> {
  const dates = datesAhead(debts.loans, debts.today);
  const today = dates.includes(debts.today) && (await allowsToday(sql, customerId));
  const messages = [
    overdue(debts),
    ...(today ? [dueToday(debts)] : []),
    ...dates.filter((date) => !today || date !== debts.today).map((date) => dueSoon(debts, date)),
  ];
  for (const message of messages) {
    if (message !== undefined) await notify(sql, customerId, message, now);
  }
}

/** Tells one customer what there is to say, in one transaction. The key of a message keeps a person from being told twice. */
async function tell(sql: Sql, customerId: number, servicePhone: string): Promise<void> {
  await lockCustomer(sql, customerId);
  const now = await readClock(sql);
  const debts = await debtsOf(sql, customerId, servicePhone);
  const { today, all: loans } = debts;
  if (debts.loans.length === 0) return endDueLooks(sql, customerId);
  for (const proof of await proofsAsked({ sql, today, customer: { id: customerId }, loans })) {
    const message = proofReminder(proof, today);
    if (message !== undefined) await notify(sql, customerId, message, now);
  }
  // A quote from yesterday can still be paid at yesterday's price: the first look after it expires tells.
  if ((await goodQuotes(sql, customerId, { now, before: today })).length > 0)
    return lookAgain(sql, [customerId]);
  // While a repayment is open nothing is said; its booking makes the next look take it in.
  if (!debts.repaying) await tellDebts(sql, customerId, debts, now);
}

interface ReminderParts {
  readonly db: Database;
  readonly settings: { readonly servicePhone: string };
  readonly log: (error: unknown) => void;
  /** Messages are written. */
  readonly told: () => void;
}

/** Words and writes what the query has found. */
export const reminders = ({ db, settings, log, told }: ReminderParts): Batches<number> => ({
  name: 'reminders',
  size: 50,
  mostSeconds: 300,
  tries: { most: 6, pauseSeconds: 10 },
  async work(customerIds) {
    let failed = 0;
    for (const customerId of customerIds) {
      try {
        await db.tx((sql) => tell(sql, customerId, settings.servicePhone));
      } catch (error) {
        // One customer whose data cannot be read does not keep the others from being reminded.
        failed += 1;
        log(error);
      }
    }
    told();
    if (failed > 0) throw new Error(`${failed} customers were not reminded`);
  },
  putBack: (customerIds) => lookAgain(db, customerIds),
  giveUp: () => Promise.resolve(),
});

/**
 * The daily look at what borrowers owe: finds by a query who is to be told of a due date, an overdue debt or a proof, and hands them over. Looks at
 * each borrower once a day and after each repayment.
 */
export async function remind(db: Database, dispatcher: Dispatcher, batches: Batches<number>): Promise<void> {
  const today = civilDateAt((await readClock(db)).getTime());
  let after = 0;
  await dispatcher.dispatch(batches, async (sql) => {
    const looked = await takeLooks(sql, { today, after, limit: LOOKED_AT }, RULES);
    after = looked?.last ?? after;
    return looked?.telling;
  });
}
