import { first, type Sql } from '../database';

export interface EmployerMailRow {
  readonly customer_id: number;
  readonly email: string;
  readonly state: 'sent' | 'proved' | 'reviewing' | 'verified' | 'refused';
  readonly company: string;
  readonly job: string;
  readonly reason: string;
  readonly proved_at: Date | null;
  /** Another mailbox that a code went to after this one was proved; '' for none. */
  readonly asked_email: string;
}

/** The mailbox that the last code went to, unless it is proved by now; '' for none. */
export const askedMail = (row: EmployerMailRow | undefined): string =>
  row?.state === 'sent' ? row.email : (row?.asked_email ?? '');

export function findEmployerMail(sql: Sql, customerId: number): Promise<EmployerMailRow | undefined> {
  return first<EmployerMailRow>(sql, 'select * from employer_mails where customer_id = $1', [customerId]);
}

/** Whether another person has proved this mailbox. */
export async function isMailTaken(sql: Sql, email: string, customerId: number): Promise<boolean> {
  const row = await first(
    sql,
    "select 1 as taken from employer_mails where email = $1 and state <> 'sent' and customer_id <> $2",
    [email, customerId],
  );
  return row !== undefined;
}

/** A code goes to this mailbox: what was proved before stays until this one is proved. */
export async function beginMail(sql: Sql, customerId: number, email: string, at: Date): Promise<void> {
  await sql.query(
    `insert into employer_mails (customer_id, email, state, sent_at) values ($1, $2, 'sent', $3)
     on conflict (customer_id) do update set
       email = case when employer_mails.state = 'sent' then $2 else employer_mails.email end,
       asked_email = case when employer_mails.state = 'sent' then '' else $2 end,
       sent_at = $3`,
    [customerId, email, at],
  );
}

/** The company whose domain this is. */
export async function companyOfDomain(sql: Sql, domain: string): Promise<string | undefined> {
  const row = await first<{ name: string }>(
    sql,
    'select r.name from employer_domains d join employers r using (employer_id) where d.domain = $1',
    [domain],
  );
  return row?.name;
}

interface Proved {
  readonly email: string;
  /** The one that the domain verifies; undefined: its data are still to come. */
  readonly company: string | undefined;
  readonly at: Date;
}

/** This mailbox takes the place of the one before, with all that was known of it. */
export async function proveMail(sql: Sql, customerId: number, { email, company, at }: Proved): Promise<void> {
  await sql.query(
    `update employer_mails set email = $2, asked_email = '', state = $3, company = $4, proved_at = $5,
       job = '', reason = '', submitted_at = null, decided_at = null
     where customer_id = $1`,
    [customerId, email, company === undefined ? 'proved' : 'verified', company ?? '', at],
  );
}

export async function submitCompany(
  sql: Sql,
  customerId: number,
  data: { readonly company: string; readonly job: string; readonly at: Date },
): Promise<void> {
  await sql.query(
    `update employer_mails set state = 'reviewing', company = $2, job = $3, reason = '', submitted_at = $4
     where customer_id = $1`,
    [customerId, data.company, data.job, data.at],
  );
}

/** Decides company data under review; false if none are. */
export async function decideCompany(
  sql: Sql,
  customerId: number,
  end: { readonly approve: boolean; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `update employer_mails set state = $2, reason = $3, decided_at = $4
     where customer_id = $1 and state = 'reviewing' returning customer_id`,
    [customerId, end.approve ? 'verified' : 'refused', end.reason, end.at],
  );
  return rows.length === 1;
}

/** Console: company data under review, the oldest first. */
export function mailsUnderReview(sql: Sql): Promise<(EmployerMailRow & { phone: string; name: string })[]> {
  return sql.query(
    `select m.*, c.phone, c.name from employer_mails m join customers c on c.id = m.customer_id
     where m.state = 'reviewing' order by m.submitted_at`,
  );
}
