import type { Database } from '../../../gateway/database';
import { trialBalance } from '../../../gateway/ledger/trialBalance';
import { quotaOf } from '../../../gateway/ledger/quota';
import { holds } from '../expected';
import type { MoodyBank } from '../real/bank';
import type { Person } from './person';

/** An order of money as the gateway has it, and what was booked of it (fen, 0: nothing). */
export interface Order {
  readonly request_no: string;
  readonly customer_id: number;
  readonly kind: 'disburse' | 'collect';
  readonly order_no: string;
  readonly amount: number;
  readonly state: 'sent' | 'approved' | 'declined';
  readonly booked: number;
}

const ORDERS = `
  select made.request_no, o.customer_id, o.kind, o.order_no, o.amount, o.state,
    coalesce((select sum(abs(p.amount)) from entries e join postings p using (entry_no)
      where e.ref = o.ref and p.account = 'bank'), 0)::int as booked
  from orders o join (
    select loan_no as ref, request_no from loans union all select repay_no, request_no from repayments
  ) made on made.ref = o.ref
  where o.customer_id = any ($1::int[]) order by o.order_no`;

export const ordersOf = (db: Database, people: readonly Person[]): Promise<Order[]> =>
  db.query<Order>(ORDERS, [people.map(({ id }) => id)]);

/** What the bank has moved is booked once, or its order is open still; nothing else is booked; no line is overdrawn. */
export async function checkMoney(db: Database, people: readonly Person[], bank: MoodyBank): Promise<void> {
  for (const { order_no, amount, state, booked } of await ordersOf(db, people)) {
    const moved = bank.movedBy(order_no) ?? 0;
    holds(`${order_no} moved ${moved} instead of ${amount}`, moved === 0 || moved === Number(amount));
    holds(
      `${order_no} is ${state}, ${booked} booked, ${moved} moved`,
      booked === (state === 'sent' ? 0 : moved),
    );
  }
  holds('the ledger does not balance', (await trialBalance(db)).balanced);
  for (const { id, number } of people) {
    const quota = await quotaOf(db, id);
    holds(`${number} has ${quota?.available} available`, quota !== undefined && quota.available >= 0);
  }
}

/** What screens have said of orders is so: nobody is told that money did not move while it did, or that it moved while nothing is booked. */
export async function checkSaid(db: Database, people: readonly Person[], bank: MoodyBank): Promise<void> {
  const orders = await ordersOf(db, people);
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
