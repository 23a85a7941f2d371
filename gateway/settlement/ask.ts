import type { BankProvider, OrderOutcome } from '../providers/bank';
import type { OrderRow } from '../queries/orders';

/** Sends the order. Its number is the bank's idempotency key, so an order that is sent twice moves money once. */
function send(bank: BankProvider, order: OrderRow): Promise<OrderOutcome> {
  const { order_no: orderNo, phone, name, card_no: cardNo, amount } = order;
  const ordered = { orderNo, phone, name, cardNo, amount };
  return order.kind === 'disburse' ? bank.disburse(ordered) : bank.collect(ordered);
}

/** The bank's answer on an order. Sends a fresh order; asks about any other, and sends it if it never arrived at the bank. */
export async function askBank(bank: BankProvider, order: OrderRow, fresh: boolean): Promise<OrderOutcome> {
  if (fresh) return send(bank, order);
  const outcome = await bank.outcomeOf(order.order_no);
  return outcome.kind === 'unknown' ? send(bank, order) : outcome;
}
