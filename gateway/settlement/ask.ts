import type { BankOrder, BankProvider, OrderOutcome } from '../providers/bank';
import type { OrderRow } from '../queries/orders';

const orderedBy = ({ order_no: orderNo, phone, name, card_no: cardNo, amount }: OrderRow): BankOrder => ({
  orderNo,
  phone,
  name,
  cardNo,
  amount,
});

/** Sends the order. Its number is the bank's idempotency key, so an order that is sent twice moves money once. */
function send(bank: BankProvider, order: OrderRow): Promise<OrderOutcome> {
  const ordered = orderedBy(order);
  return order.kind === 'disburse' ? bank.disburse(ordered) : bank.collect(ordered);
}

const NO_ANSWER = { kind: 'pending', reason: 'unanswered' } as const;

/** Asks the bank to cancel an order that the person wants stopped, or what became of it. Never sends it: it could be paid after all. */
async function stop(bank: BankProvider, order: OrderRow): Promise<OrderOutcome> {
  const cancelled = await bank.cancel(orderedBy(order));
  if (cancelled.kind !== 'pending') return cancelled;
  const outcome = await bank.outcomeOf(order.order_no);
  return outcome.kind === 'unknown' ? NO_ANSWER : outcome;
}

/** The bank's answer on an order. Sends a fresh order; asks about any other, and sends it if it never arrived at the bank. */
export async function askBank(bank: BankProvider, order: OrderRow, fresh: boolean): Promise<OrderOutcome> {
  if (order.stop_asked_at !== null) return stop(bank, order);
  if (fresh) return send(bank, order);
  const outcome = await bank.outcomeOf(order.order_no);
  return outcome.kind === 'unknown' ? send(bank, order) : outcome;
}
