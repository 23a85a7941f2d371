import { holds } from '../expected';
import type { MoodyBank } from '../real/bank';
import type { Books } from './books';
import type { Person } from './person';

/** What the bank has moved is booked once, or its order is open still; nothing else is booked; no line is overdrawn. */
export function checkMoney({ orders, balanced, quotas }: Books, people: readonly Person[], bank: MoodyBank) {
  for (const { order_no, amount, state, booked } of orders) {
    const moved = bank.movedBy(order_no) ?? 0;
    holds(`${order_no} moved ${moved} instead of ${amount}`, moved === 0 || moved === Number(amount));
    holds(
      `${order_no} is ${state}, ${booked} booked, ${moved} moved`,
      booked === (state === 'sent' ? 0 : moved),
    );
  }
  holds('the ledger does not balance', balanced);
  for (const [at, { number }] of people.entries()) {
    const quota = quotas[at];
    // Not `available`: it never falls below 0.
    holds(
      `${number} uses ${quota?.used} of ${quota?.total}`,
      quota !== undefined && quota.used <= quota.total,
    );
  }
}

/** What screens have said of orders is so: no one is told that money did not move while it did, or that it moved while nothing is booked. */
export function checkSaid({ orders }: Books, people: readonly Person[], bank: MoodyBank): void {
  for (const person of people) {
    const own = orders.filter(({ customer_id }) => Number(customer_id) === person.id);
    for (const [requestNo, said] of person.said) {
      const order = own.find(({ request_no }) => request_no === requestNo);
      const moved = order !== undefined && bank.movedBy(order.order_no) !== undefined;
      if (said === 'paid')
        holds(`${person.number} was told that ${requestNo} is paid`, order?.state === 'approved');
      if (said === 'failed')
        holds(`${person.number} was told that ${requestNo} failed, and it moved`, !moved);
    }
    // Told that it never arrived, a person orders again: then the first one must not move any more.
    const moving = own.filter(({ state, kind }) => kind === 'disburse' && state !== 'declined');
    const unseen = moving.filter(({ request_no }) => person.said.get(request_no) === 'never');
    holds(
      `${person.number} was told that ${unseen[0]?.request_no} never arrived, and has it beside another drawing`,
      unseen.length === 0 || moving.length === 1,
    );
    person.drawings = own.filter(({ kind }) => kind === 'disburse').length;
  }
}
