import type { Sql } from '../database';

/** Stores a nonce; false if it was seen before. Old nonces are swept (gateway/retention). */
export async function takeNonce(sql: Sql, nonce: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'insert into nonces (nonce, seen_at) values ($1, $2) on conflict do nothing returning nonce',
    [nonce, now],
  );
  return rows.length === 1;
}
