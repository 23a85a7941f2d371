import { first, insert, type Sql } from '../database';

export interface ApplicationRow {
  readonly apply_seq: string;
  readonly customer_id: number;
  readonly state: 'reviewing' | 'approved' | 'denied';
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  /** Text for the person: the reason of a denial, or the supplement that is asked for; else ''. */
  readonly reason: string;
  /** The first day on which a denied person may apply again. */
  readonly retry_date: string | null;
  /** When the bank asked for a supplement; null: never. */
  readonly supplement_asked_at: Date | null;
  /** When the person sent the supplement. */
  readonly supplemented_at: Date | null;
}

/** The bank waits for the person's supplement. */
export const waitsForMore = (row: ApplicationRow | undefined): boolean =>
  row?.state === 'reviewing' && row.supplement_asked_at !== null && row.supplemented_at === null;

/** Opens an application; only one can be open at a time. */
export async function addApplication(
  sql: Sql,
  customerId: number,
  applySeq: string,
  at: Date,
): Promise<void> {
  await insert(sql, 'applications', {
    apply_seq: applySeq,
    customer_id: customerId,
    state: 'reviewing',
    submitted_at: at,
  });
}

export function lastApplication(sql: Sql, customerId: number): Promise<ApplicationRow | undefined> {
  return first<ApplicationRow>(
    sql,
    'select * from applications where customer_id = $1 order by submitted_at desc, apply_seq limit 1',
    [customerId],
  );
}

/** First day on which a denied person may apply again; null if that day has come. */
export const retryDateAhead = (application: ApplicationRow | undefined, today: string): string | null =>
  application?.state === 'denied' && application.retry_date !== null && application.retry_date > today
    ? application.retry_date
    : null;

/** Newest first. */
export function listApplications(sql: Sql, customerId: number): Promise<ApplicationRow[]> {
  return sql.query<ApplicationRow>(
    'select * from applications where customer_id = $1 order by submitted_at desc, apply_seq',
    [customerId],
  );
}

/** The open application, locked until the transaction ends, so that it is decided once. */
export function lockReviewing(sql: Sql, customerId: number): Promise<ApplicationRow | undefined> {
  return first<ApplicationRow>(
    sql,
    `select * from applications where customer_id = $1 and state = 'reviewing' for update`,
    [customerId],
  );
}

/** Asks for a supplement, once; `text` tells the person what is needed. */
export async function askForMore(sql: Sql, applySeq: string, text: string, at: Date): Promise<void> {
  await sql.query(
    `update applications set supplement_asked_at = $2, reason = $3
     where apply_seq = $1 and supplement_asked_at is null`,
    [applySeq, at, text],
  );
}

export async function supplement(sql: Sql, applySeq: string, at: Date): Promise<void> {
  await sql.query(`update applications set supplemented_at = $2, reason = '' where apply_seq = $1`, [
    applySeq,
    at,
  ]);
}

export async function decideApplication(
  sql: Sql,
  applySeq: string,
  decision: { state: 'approved' | 'denied'; at: Date; reason: string; retryDate: string | null },
): Promise<void> {
  await sql.query(
    'update applications set state = $2, decided_at = $3, reason = $4, retry_date = $5 where apply_seq = $1',
    [applySeq, decision.state, decision.at, decision.reason, decision.retryDate],
  );
}

/** Customers after this one whose application waits for the bank alone, by their number. */
export async function customersUnderReview(sql: Sql, after: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ customer_id: number }>(
    `select customer_id from applications
     where state = 'reviewing' and (supplement_asked_at is null or supplemented_at is not null) and customer_id > $1
     order by customer_id limit $2`,
    [after, limit],
  );
  return rows.map(({ customer_id }) => customer_id);
}
