import { first, type Sql } from '../database';

export interface AccessCodeRow {
  readonly customer_id: number;
  /** `session`: made by the person's own session, which goes on beside the new one. */
  readonly origin: 'session' | 'partner';
}

export async function addAccessCode(
  sql: Sql,
  row: { codeHash: string; customerId: number; origin: AccessCodeRow['origin']; expiresAt: Date },
): Promise<void> {
  await sql.query(
    'insert into access_codes (code_hash, customer_id, origin, expires_at) values ($1, $2, $3, $4)',
    [row.codeHash, row.customerId, row.origin, row.expiresAt],
  );
}

/** Uses the code up; undefined when it is unknown, used or too old. */
export function takeAccessCode(sql: Sql, codeHash: string, now: Date): Promise<AccessCodeRow | undefined> {
  return first<AccessCodeRow>(
    sql,
    `update access_codes set used_at = $2 where code_hash = $1 and used_at is null and expires_at > $2
     returning customer_id, origin`,
    [codeHash, now],
  );
}
