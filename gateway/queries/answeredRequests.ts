import { first, type Sql } from '../database';

/** The lock of a request number: 32 bits of the customer's id, and 32 of a hash of the number. */
const NUMBER_LOCK = '($1::bigint::bit(32)::int, hashtext($2))';

/** Waits until no other transaction works under this number, and holds it until this one ends. */
export async function lockRequest(sql: Sql, customerId: number, requestNo: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock${NUMBER_LOCK}`, [customerId, requestNo]);
}

/** Whether no other transaction works under this number. */
export async function isRequestFree(sql: Sql, customerId: number, requestNo: string): Promise<boolean> {
  const row = await first<{ free: boolean }>(
    sql,
    `select pg_try_advisory_xact_lock_shared${NUMBER_LOCK} as free`,
    [customerId, requestNo],
  );
  return row?.free === true;
}

/**
 * Claims a request number for this customer: 'new', or the first answer. `digest` detects a different request under the same number. A
 * second claim waits until the first one's transaction ends, so that two requests at once never both run.
 */
export async function claimRequest(
  sql: Sql,
  claim: { customerId: number; requestNo: string; call: string; digest: string; at: Date },
): Promise<'new' | 'other-call' | 'other-request' | { answer: unknown }> {
  const inserted = await sql.query(
    `insert into answered_requests (customer_id, request_no, call, digest, at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning request_no`,
    [claim.customerId, claim.requestNo, claim.call, claim.digest, claim.at],
  );
  if (inserted.length === 1) return 'new';
  const row = await first<{ call: string; digest: string; answer: unknown }>(
    sql,
    'select call, digest, answer from answered_requests where customer_id = $1 and request_no = $2',
    [claim.customerId, claim.requestNo],
  );
  if (row?.call !== claim.call) return 'other-call';
  // Rows written before digests were stored have none.
  return row.digest === '' || row.digest === claim.digest ? { answer: row.answer } : 'other-request';
}

export async function keepAnswer(
  sql: Sql,
  customerId: number,
  requestNo: string,
  answer: unknown,
): Promise<void> {
  await sql.query('update answered_requests set answer = $3 where customer_id = $1 and request_no = $2', [
    customerId,
    requestNo,
    JSON.stringify(answer),
  ]);
}

/** Releases a claimed number: the call was refused and may be tried again. */
export async function releaseRequest(sql: Sql, customerId: number, requestNo: string): Promise<void> {
  await sql.query('delete from answered_requests where customer_id = $1 and request_no = $2', [
    customerId,
    requestNo,
  ]);
}
