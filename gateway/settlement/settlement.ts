import type { Database } from '../database';
import type { BankProvider } from '../providers/bank';
import { findOrder, openOrders, openOrdersOf } from '../queries/orders';
import { askBank } from './ask';
import { book } from './book';
import { soon } from './soon';

interface SettlementParts {
  readonly db: Database;
  /** The bank as it is set at the moment. */
  readonly bank: () => BankProvider;
  /** Told of what kept an order open that the bank should have closed. */
  readonly log: (error: unknown, orderNo: string) => void;
}

/** Younger orders are left to the call that wrote them. */
const FRESH_SECONDS = 15;
/** Orders that a sweep asks about side by side. */
const AT_ONCE = 8;

/** Orders on their way to the bank and back: asked outside any transaction, booked once, whoever brings the answer. */
export class Settlement {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(private readonly parts: SettlementParts) {}

  /**
   * Asks the bank about an order and books what it says; `fresh`: the order was never sent. Several that ask at once share one answer.
   * Never throws: an order that is not booked stays open for the sweep.
   */
  settle(orderNo: string, fresh = false): Promise<void> {
    const running = this.underWay.get(orderNo);
    if (running !== undefined) return running;
    const asked = this.attempt(orderNo, fresh)
      .catch((error: unknown) => this.parts.log(error, orderNo))
      .finally(() => this.underWay.delete(orderNo));
    this.underWay.set(orderNo, asked);
    return asked;
  }

  /** Books what the bank has decided of a customer's orders meanwhile, as far as it says so soon. */
  async settleOf(customerId: number): Promise<void> {
    const open = await openOrdersOf(this.parts.db, customerId);
    if (open.length === 0) return;
    await soon(Promise.all(open.map((orderNo) => this.settle(orderNo))));
  }

  /** Asks what became of all open orders; `all`: of the fresh ones too, as after a crash. */
  async sweep(all = false): Promise<void> {
    const open = await openOrders(this.parts.db, all ? 0 : FRESH_SECONDS);
    for (let at = 0; at < open.length; at += AT_ONCE) {
      await Promise.all(open.slice(at, at + AT_ONCE).map((orderNo) => this.settle(orderNo)));
    }
  }

  /** Ends when nothing is being asked any more, or when the bank has had its time: its answer is found out about at the next start. */
  idle(): Promise<void> {
    return soon(Promise.all(this.underWay.values()));
  }

  private async attempt(orderNo: string, fresh: boolean): Promise<void> {
    const { db, bank, log } = this.parts;
    const order = await findOrder(db, orderNo);
    if (order === undefined || order.state !== 'sent') return;
    const outcome = await askBank(bank(), order, fresh);
    if (outcome.kind === 'pending') return;
    // An answer about another order or another amount is no answer to this one.
    if (outcome.orderNo !== orderNo || outcome.amount !== order.amount) {
      log(new Error('the bank answered for another order or another amount'), orderNo);
      return;
    }
    await book(db, order, outcome);
  }
}
