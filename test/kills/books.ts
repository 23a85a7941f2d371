import type { Gateways } from './gateways';
import type { Load } from './load';

/** Orders that the bank and the ledger do not both have with the same sum, each once. */
const APART = `
  select coalesce(b.order_no, o.order_no) as order_no
  from (select * from bank_orders where result = 'approved') b
  full join (
    select o.order_no, o.amount, coalesce(sum(abs(p.amount)), 0) as booked, count(distinct e.entry_no) as entries
    from orders o left join entries e on e.ref = o.ref left join postings p on p.entry_no = e.entry_no and p.account = 'bank'
    where o.state <> 'declined' group by o.order_no, o.amount
  ) o using (order_no)
  where b.order_no is null or o.order_no is null or b.amount <> o.booked or o.entries <> 1`;

/** Entries that do not balance. */
const ODD_ENTRIES = 'select entry_no from postings group by entry_no having sum(amount) <> 0';

/** Customers who owe more than their line. */
const OVERDRAWN = `
  select l.customer_id from loans l join postings p on p.loan_no = l.loan_no and p.account = 'principal'
  join credit_lines c on c.customer_id = l.customer_id
  group by l.customer_id, c.total having sum(p.amount) > c.total`;

/** After it is over: all that was said holds, bank orders and ledger are one to one, and both processes end in order. */
export async function expectWhole(pair: Gateways, load: Load): Promise<void> {
  await load.end();
  await pair.readyAgain();
  const done = load.said('done');
  expect(new Set(await load.results(done)), 'what was acknowledged').toEqual(new Set(['paid']));
  const unknown = await load.results(load.said('unknown'));
  expect(
    unknown.filter((state) => state !== 'unknown'),
    'what no money moved for',
  ).toEqual([]);
  // What was left open when the load ended is decided by now.
  await load.results(load.said(undefined));
  const { balanced } = await pair.console(0).ledger();
  expect(balanced).toBe(true);
  const odd = (text: string) => pair.sql(async (client) => (await client.query(text)).rows as unknown[]);
  expect(await odd(APART)).toEqual([]);
  expect(await odd(ODD_ENTRIES)).toEqual([]);
  expect(await odd(OVERDRAWN)).toEqual([]);
}
