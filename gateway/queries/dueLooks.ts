import type { CivilDate } from '@/domain/dates/civil';
import { first, type Sql } from '../database';
import { PROOF_LOANS, PROOF_LOANS_RULE } from './proofs';

/** Before every day of the product's clock: look again at the next sweep. */
const LONG_AGO = '2000-01-01';

/** From this day on, what the customer owes is looked at once a day. */
export async function startDueLooks(sql: Sql, customerId: number, today: string): Promise<void> {
  await sql.query(
    'insert into due_looks (customer_id, looked_on) values ($1, $2) on conflict (customer_id) do nothing',
    [customerId, today],
  );
}

/** The debt has changed: the next look takes it in. */
export async function lookAgain(sql: Sql, customerIds: readonly number[]): Promise<void> {
  await sql.query('update due_looks set looked_on = $2 where customer_id = any($1)', [customerIds, LONG_AGO]);
}

/** Everything is paid: nothing to look at until the next payout. */
export async function endDueLooks(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from due_looks where customer_id = $1', [customerId]);
}

/** When a person is told; days. */
export interface LookRules {
  /** Before a due date. */
  readonly ahead: number;
  /** Days overdue; after the last one every `afterwards` days. */
  readonly late: readonly number[];
  readonly afterwards: number;
  /** For a proof after the drawing, and when its deadline is near. */
  readonly proof: { readonly days: number; readonly near: number };
}

/**
 * Customers with something new to say, of `unlooked`: nothing is owed any more; a due date or a number of days overdue is reached without its
 * message; a proof is missing or its deadline is near, without its message. It may name one too many: who words the messages looks closer.
 */
const TELLING = `
  open as (
    select l.customer_id, l.loan_no from unlooked u join loans l on l.customer_id = u.customer_id and l.state = 'paid'
    where (select sum(p.amount) from postings p where p.loan_no = l.loan_no and p.account = 'principal') <> 0),
  unpaid as (
    select o.customer_id, i.due_date from open o
      join instalments i on i.loan_no = o.loan_no and i.due_date <= $1::date + $4::int
      cross join lateral (select
        coalesce(sum(p.amount) filter (where p.account = 'principal'), 0) as principal,
        coalesce(sum(p.amount) filter (where p.account = 'interest'), 0) as interest
        from postings p where p.loan_no = i.loan_no and p.account in ('principal', 'interest') and p.term = i.term) posted
    where i.principal + posted.principal > 0 or i.interest + posted.interest > 0),
  late as (select customer_id, min(due_date) as since from unpaid where due_date < $1 group by customer_id),
  steps as (
    select customer_id, since, since + (case when $1 - since >= $6::int
      then $6 + ($1 - since - $6) / $7::int * $7
      else (select max(step) from unnest($5::int[]) step where step <= $1 - since) end) as reached from late),
  ahead as (
    select u.customer_id, u.due_date, case when u.due_date = $1 and exists (
      select from wechat_permissions w where w.customer_id = u.customer_id and w.topic = 'dueToday' and w.messages_left > 0)
      then 'due-today' else 'due-soon' end as kind from unpaid u where u.due_date >= $1),
  proof as (
    select l.customer_id, l.loan_no, coalesce(p.due_on, l.drawn_on + $8::int) as due_on, o.loan_no is not null as still_open
    from unlooked u join loans l on l.customer_id = u.customer_id left join proofs p using (loan_no) left join open o using (loan_no)
    where ${PROOF_LOANS('$10', '$11')} and coalesce(p.state, 'refused') = 'refused'
      and (o.loan_no is not null or p.state is not null)),
  telling as (
    select u.customer_id from unlooked u where not exists (select from open o where o.customer_id = u.customer_id)
    union select s.customer_id from steps s where not exists (select from personal_messages m
      where m.customer_id = s.customer_id and m.kind = 'overdue' and m.about = s.since::text and m.day = s.reached)
    union select a.customer_id from ahead a where not exists (select from personal_messages m
      where m.customer_id = a.customer_id and m.kind = a.kind and m.about = a.due_date::text and m.day = a.due_date)
    union select o.customer_id from open o join penalty_marks k on k.loan_no = o.loan_no
    union select f.customer_id from proof f where $1::date >= f.due_on - $9::int and not exists (select from personal_messages m
      where m.customer_id = f.customer_id and m.about = f.loan_no and m.day = f.due_on
        and m.kind = case when f.still_open and $1 > f.due_on then 'proof-missing' else 'proof-due' end))`;

/**
 * Marks the next customers after this one, by their number, as looked at today, and returns those to whom there is something to say; undefined:
 * no one is left.
 */
export async function takeLooks(
  sql: Sql,
  { today, after, limit }: { readonly today: CivilDate; readonly after: number; readonly limit: number },
  { ahead, late, afterwards, proof }: LookRules,
): Promise<{ readonly last: number; readonly telling: readonly number[] } | undefined> {
  const row = await first<{ last: number | null; telling: readonly number[] }>(
    sql,
    `with unlooked as (
       select customer_id from due_looks where looked_on < $1::date and customer_id > $2
       order by customer_id limit $3 for update skip locked),
     marked as (update due_looks d set looked_on = $1 from unlooked u where d.customer_id = u.customer_id), ${TELLING}
     select (select max(customer_id) from unlooked) as last,
       (select coalesce(json_agg(customer_id order by customer_id), '[]') from telling) as telling`,
    [
      ...[today, after, limit, ahead, late, late[late.length - 1], afterwards],
      ...[proof.days, proof.near, ...PROOF_LOANS_RULE],
    ],
  );
  return row === undefined || row.last === null ? undefined : { last: row.last, telling: row.telling };
}
