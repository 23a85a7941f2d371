import type { Database } from '../database';
import type { BankProvider } from '../providers/bank';
import { findOrder, openOrders, openOrdersOf } from '../queries/orders';
import { inTime } from '../inTime';
import { inBatches } from '../jobs';
import { askBank } from './ask';
import { book } from './book';
import { withTimeout } from '../withTimeout';

interface SettlementParts {
  readonly db: Database;
  /** The currently configured bank. */
  readonly bank: () => BankProvider;
  /** Logs why an order could not be closed. */
  readonly log: (error: unknown, orderNo: string) => void;
  /** Called after each booking, outside its transaction. No one waits for it. */
  readonly booked: () => void;
}

/** Younger orders are left to the call that wrote them. */
const FRESH_SECONDS = 15;
/** Longer than a bank's answer and its booking may take; after it the order is asked about again. */
const MOST_MS = 2 * 60_000;
/** Orders that a sweep asks about in parallel. */
const AT_ONCE = 8;

/** Settles orders with the bank: asks outside any transaction and books each answer once, no matter which call gets the answer. */
export class Settlement {
  private readonly underWay = new Map<string, Promise<boolean>>();

  constructor(private readonly parts: SettlementParts) {}

  /**
   * Asks the bank about an order and books the answer; `fresh`: the order was never sent. Simultaneous calls for one order share one
   * answer. Never throws: an order that is not booked stays open for the sweep. Resolves to whether the bank could be asked and its answer booked.
   */
  settle(orderNo: string, fresh = false): Promise<boolean> {
    const running = this.underWay.get(orderNo);
    if (running !== undefined) return running;
    const asked = inTime(this.attempt(orderNo, fresh), MOST_MS, 'a question to the bank')
      .then(() => true)
      .catch((error: unknown) => {
        this.parts.log(error, orderNo);
        return false;
      })
      .finally(() => this.underWay.delete(orderNo));
    this.underWay.set(orderNo, asked);
    return asked;
  }

  /**
   * Asks the bank to stop an order that was marked so, if it answers soon; the sweep goes on asking. A question that is under way may
   * have begun before the mark, so it is asked again afterwards.
   */
  async stop(orderNo: string): Promise<void> {
    const running = this.underWay.get(orderNo) ?? Promise.resolve(true);
    await withTimeout(running.then(() => this.settle(orderNo)));
  }

  /** Books what the bank has decided on a customer's orders in the meantime, if it answers soon (`soon`). */
  async settleOf(customerId: number): Promise<void> {
    const open = await openOrdersOf(this.parts.db, customerId);
    if (open.length === 0) return;
    await withTimeout(Promise.all(open.map((orderNo) => this.settle(orderNo))));
  }

  /** Asks about all open orders except fresh ones; returns for how many that failed. */
  async sweep(): Promise<number> {
    const open = await openOrders(this.parts.db, FRESH_SECONDS);
    let failed = 0;
    for (const orderNos of inBatches(open, AT_ONCE)) {
      const asked = await Promise.all(orderNos.map((orderNo) => this.settle(orderNo)));
      failed += asked.filter((done) => !done).length;
    }
    return failed;
  }

  /** Resolves when no question to the bank is open, or after the time limit: the sweep of the next start asks again, once they are no longer fresh. */
  async idle(): Promise<void> {
    await withTimeout(Promise.all(this.underWay.values()));
  }

  private async attempt(orderNo: string, fresh: boolean): Promise<void> {
    const { db, bank, log, booked } = this.parts;
    const order = await findOrder(db, orderNo);
    if (order === undefined || order.state !== 'sent') return;
    const outcome = await askBank(bank(), order, fresh);
    if (outcome.kind === 'pending') return;
    // Do not book an answer that names another order or another amount.
    if (outcome.orderNo !== orderNo || outcome.amount !== order.amount) {
      log(new Error('the bank answered for another order or another amount'), orderNo);
      return;
    }
    await book(db, order, outcome);
    booked();
  }
}
