import type { Database } from '../../../gateway/database';
import { quotaOf, type Quota } from '../../../gateway/ledger/quota';
import { trialBalance } from '../../../gateway/ledger/trialBalance';
import type { Fleet } from './fleet';
import type { Person } from './person';

/** An order of money as the gateway has it, and what was booked of it (fen, 0: nothing). */
interface Order {
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

/** What the gateway has written about people's money at one moment. */
export interface Books {
  readonly orders: readonly Order[];
  readonly balanced: boolean;
  /** In the order of the people; undefined: somebody has no line. */
  readonly quotas: readonly (Quota | undefined)[];
}

async function readBooks(db: Database, people: readonly Person[]): Promise<Books> {
  const orders = await db.query<Order>(ORDERS, [people.map(({ id }) => id)]);
  const { balanced } = await trialBalance(db);
  const quotas: (Quota | undefined)[] = [];
  for (const { id } of people) quotas.push(await quotaOf(db, id));
  return { orders, balanced, quotas };
}

/** The books of gateways over a database, read again when something has run there: most steps happen on a phone only. */
export class BookReader {
  private last: { readonly ran: number; readonly books: Books } | undefined;

  constructor(
    private readonly db: Database,
    private readonly fleet: Fleet,
  ) {}

  /** As they are now. */
  async of(people: readonly Person[]): Promise<Books> {
    const { ran, busy } = this.fleet;
    if (busy || this.last?.ran !== ran) this.last = { ran, books: await readBooks(this.db, people) };
    return this.last.books;
  }
}
