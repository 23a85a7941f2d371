import { civilDateAt, type CivilDate } from '@/domain/dates/civil';
import type { Database } from '../../../gateway/database';
import { holds } from '../expected';
import type { Fleet } from './fleet';
import type { Promised } from './offPhone';

interface Drawn {
  readonly loan_no: string;
  readonly loan_seq: string;
  readonly customer_id: number;
  readonly created_at: Date;
  readonly valid_to: CivilDate | null;
  readonly interest: number;
}
const DRAWN = `
  select l.loan_no, l.loan_seq, l.customer_id, l.created_at, c.valid_to,
    coalesce((select sum(interest) from instalments i where i.loan_no = l.loan_no), 0)::int as interest
  from loans l join id_cards c using (customer_id) where l.customer_id = any ($1::int[])`;

interface Paid {
  readonly repay_no: string;
  readonly customer_id: number;
  readonly quote_id: string;
  readonly amount: number;
}
/** Paid on a phone: a transfer has its own row. */
const PAID = `
  select r.repay_no, r.customer_id, r.quote_id, r.amount::int as amount from repayments r
  where r.customer_id = any ($1::int[])
    and not exists (select 1 from offline_repayments o where o.repay_no = r.repay_no)`;

interface Ahead {
  readonly offline_no: string;
  readonly term: number;
}
/** Terms that a transfer has paid before they were due, of loans that it did not end. */
const AHEAD = `
  select o.offline_no, i.term from offline_repayments o
    join repayments r using (repay_no) join quotes q using (quote_id)
    cross join lateral jsonb_to_recordset(q.items) as paid (term int)
    join instalments i on i.loan_no = o.loan_no and i.term = paid.term
  where o.state = 'accepted' and i.due_date > q.on_date and o.customer_id = any ($1::int[])
    and (select sum(p.amount) from postings p where p.loan_no = o.loan_no and p.account = 'principal') > 0`;

/** Loans of which more was paid back than was lent. */
const OVERPAID = `
  select p.loan_no from postings p join loans l using (loan_no)
  where p.account = 'principal' and l.customer_id = any ($1::int[])
  group by p.loan_no having sum(p.amount) < 0`;

const TWICE = `
  select bank_reference from offline_repayments where bank_reference is not null
  group by bank_reference having count(*) > 1`;

/** No one with an expired ID card is paid out; no one pays a price that was not on their screen; a transfer pays nothing that was not due, and no one more than is lent. */
async function holdAll(db: Database, people: readonly Promised[]): Promise<void> {
  const ids = [people.map(({ id }) => id)];
  const of = (id: number): Promised | undefined => people.find((person) => person.id === Number(id));
  for (const loan of await db.query<Drawn>(DRAWN, ids)) {
    const day = civilDateAt(loan.created_at.getTime());
    holds(
      `${loan.loan_no} of ${day}, ID card until ${loan.valid_to}`,
      loan.valid_to === null || day <= loan.valid_to,
    );
    const shown = of(loan.customer_id)?.shownInterest.get(loan.loan_seq) ?? -1;
    holds(`${loan.loan_no} has ${loan.interest} of interest, shown were ${shown}`, loan.interest <= shown);
  }
  for (const { repay_no, customer_id, quote_id, amount } of await db.query<Paid>(PAID, ids)) {
    const shown = of(customer_id)?.shownPrices.get(quote_id);
    holds(`${repay_no} costs ${amount}, shown were ${shown}`, amount === shown);
  }
  const [ahead] = await db.query<Ahead>(AHEAD, ids);
  holds(`${ahead?.offline_no} has paid term ${ahead?.term} before its day`, ahead === undefined);
  const [overpaid] = await db.query<{ loan_no: string }>(OVERPAID, ids);
  holds(`${overpaid?.loan_no} was paid back beyond what was lent`, overpaid === undefined);
  const [twice] = await db.query<{ bank_reference: string }>(TWICE);
  holds(`${twice?.bank_reference} was booked twice`, twice === undefined);
}

/** Asked for only when something has run in the database. */
export class Promises {
  private ran = -1;

  constructor(
    private readonly db: Database,
    private readonly fleet: Fleet,
  ) {}

  async check(people: readonly Promised[]): Promise<void> {
    const { ran, busy } = this.fleet;
    if (!busy && this.ran === ran) return;
    this.ran = ran;
    await holdAll(this.db, people);
  }
}
