import { first, insert, type Sql } from '../database';

export interface AccessCodeRow {
  readonly customer_id: number;
  /** The session that made the code; it stays open beside the new one. Null for a partner's code. */
  readonly session_hash: string | null;
}

interface NewAccessCode {
  readonly codeHash: string;
  readonly customerId: number;
  /** Digest of the session's token; null for a partner's code. */
  readonly sessionHash: string | null;
  readonly expiresAt: Date;
}

export async function addAccessCode(sql: Sql, row: NewAccessCode): Promise<void> {
  await insert(sql, 'access_codes', {
    code_hash: row.codeHash,
    customer_id: row.customerId,
    origin: row.sessionHash === null ? 'partner' : 'session',
    session_hash: row.sessionHash,
    expires_at: row.expiresAt,
  });
}

/** An unexpired access code, without using it up. Does not check whether its session is alive. */
export function findAccessCode(sql: Sql, codeHash: string, now: Date): Promise<AccessCodeRow | undefined> {
  return first<AccessCodeRow>(
    sql,
    `select customer_id, session_hash from access_codes
     where code_hash = $1 and used_at is null and expires_at > $2`,
    [codeHash, now],
  );
}

/** Returns an unexpired access code and uses it up. */
export function takeAccessCode(sql: Sql, codeHash: string, now: Date): Promise<AccessCodeRow | undefined> {
  return first<AccessCodeRow>(
    sql,
    `update access_codes set used_at = $2 where code_hash = $1 and used_at is null and expires_at > $2
     returning customer_id, session_hash`,
    [codeHash, now],
  );
}

/** No code of this customer logs in any more. */
export async function dropAccessCodes(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from access_codes where customer_id = $1', [customerId]);
}
