import type { Sql } from '../database';

const KEPT_MS = 10 * 60_000;

/** False when the nonce was seen within ten minutes. Old ones are swept on the way. */
export async function takeNonce(sql: Sql, nonce: string, now: Date): Promise<boolean> {
  await sql.query('delete from nonces where seen_at < $1', [new Date(now.getTime() - KEPT_MS)]);
  const rows = await sql.query(
    'insert into nonces (nonce, seen_at) values ($1, $2) on conflict do nothing returning nonce',
    [nonce, now],
  );
  return rows.length === 1;
}
