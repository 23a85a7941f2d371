import { civilDateAt } from '@/domain/dates/civil';
import type { Database } from '../database';
import type { OrderDecision } from '../providers/bank';
import { readClock } from '../queries/clock';
import { lockCustomer } from '../queries/customers';
import { closeOrder, lockOpenOrder, type OrderRow } from '../queries/orders';
import { bookDrawingOrder } from './bookDrawing';
import { bookRepaymentOrder } from './bookRepayment';

/** Books the bank's decision in one transaction, once: a later call finds the order closed and changes nothing. */
export async function book(db: Database, order: OrderRow, decision: OrderDecision): Promise<void> {
  await db.tx(async (sql) => {
    // Lock the customer first, as every handler does: no deadlock.
    await lockCustomer(sql, order.customer_id);
    if ((await lockOpenOrder(sql, order.order_no)) === undefined) return;
    const now = await readClock(sql);
    const when = { now, today: civilDateAt(now.getTime()) };
    if (order.kind === 'disburse') await bookDrawingOrder(sql, order.ref, decision, when);
    else await bookRepaymentOrder(sql, order.ref, decision, when);
    await closeOrder(sql, order.order_no, {
      state: decision.kind,
      reference: decision.kind === 'approved' ? decision.reference : '',
      at: now,
    });
  });
}
