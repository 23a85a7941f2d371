import type { Database, Sql } from '../database';
import { offlineReturned, offlineReturning, notify } from '../messages';
import { lookAgain } from '../queries/dueLooks';
import { decideOffline, markReturned, type FoundMoney, type OfflineRow } from '../queries/offlineRepayments';
import { decide, freeReference, type Arrival, type Outcome } from './bookOffline';
import type { When } from './when';

/** The money was found and cannot pay the loan: it goes back, and its bank reference stays taken. Nothing is ordered at the bank here. */
export async function giveBack(
  sql: Sql,
  { offline_no: offlineNo, customer_id: customerId }: Pick<OfflineRow, 'offline_no' | 'customer_id'>,
  { money, reason }: { readonly money: FoundMoney; readonly reason: string },
  { now, today }: When,
): Promise<void> {
  await decideOffline(sql, offlineNo, { state: 'returning', money, reason, at: now });
  await lookAgain(sql, [customerId]);
  await notify(sql, customerId, offlineReturning({ offlineNo, amount: money.amount, reason }, today), now);
}

/** The reviewer has found the money and sends it back: the person is told why, and has nothing to do. */
export const returnOffline = (
  db: Database,
  offlineNo: string,
  { reason, ...found }: Arrival & { readonly reason: string },
): Promise<Outcome> =>
  decide(db, offlineNo, async (sql, row, when) => {
    const { amount, arrivedOn = row.paid_on } = found;
    if (arrivedOn > when.today) return { problem: '到账日不能晚于今天', field: 'arrivedOn' };
    const reference = await freeReference(sql, found.reference, offlineNo);
    if (typeof reference !== 'string') return reference;
    await giveBack(sql, row, { money: { amount, arrivedOn, reference }, reason }, when);
    return undefined;
  });

/** The money has been sent back. */
export const offlineGoneBack = (db: Database, offlineNo: string): Promise<Outcome> =>
  decide(
    db,
    offlineNo,
    async (sql, row, { now, today }) => {
      await markReturned(sql, offlineNo, now);
      const amount = row.found ?? row.amount;
      await notify(sql, row.customer_id, offlineReturned({ offlineNo, amount }, today), now);
      return undefined;
    },
    ['returning'],
  );
