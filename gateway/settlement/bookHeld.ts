import { civilDateAt } from '@/domain/dates/civil';
import type { Database } from '../database';
import { loanAccount } from '../ledger/loanAccount';
import { readClock } from '../queries/clock';
import { heldDue } from '../queries/offlineRepayments';
import { book, decide, DECIDED, type Outcome } from './bookOffline';
import { giveBack } from './returnOffline';

/** Books a held transfer as it was found; returns it if its loan was settled in the meantime; before its day, nothing. */
const bookOne = (db: Database, offlineNo: string): Promise<Outcome> =>
  decide(
    db,
    offlineNo,
    async (sql, row, when) => {
      const { found: amount, held_until: until, arrived_on: arrivedOn, bank_reference: reference } = row;
      if (amount === null || until === null || arrivedOn === null || reference === null) return DECIDED;
      const money = { amount, arrivedOn, reference };
      const loan = await loanAccount(sql, row.customer_id, row.loan_no);
      if (loan?.settled === true) {
        await giveBack(sql, row, { money, reason: '这笔借款已经结清' }, when);
        return undefined;
      }
      return until > when.today ? DECIDED : book(sql, row, money, when);
    },
    ['held'],
  );

/**
 * Books the held transfers whose due day has come, each in its own transaction and once. One that cannot be booked, as while the bank decides
 * on a card payment, stays held: the next sweep tries again, and the reviewer sees it.
 */
export async function bookHeld(db: Database, log: (error: unknown) => void): Promise<void> {
  const today = civilDateAt((await readClock(db)).getTime());
  for (const offlineNo of await heldDue(db, today)) {
    try {
      await bookOne(db, offlineNo);
    } catch (error) {
      log(error);
    }
  }
}
