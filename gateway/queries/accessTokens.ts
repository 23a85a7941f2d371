import { first, type Sql } from '../database';

export async function addAccessToken(sql: Sql, hash: string, expiresAt: Date): Promise<void> {
  await sql.query('insert into access_tokens (token_hash, expires_at) values ($1, $2)', [hash, expiresAt]);
}

export async function accessTokenLives(sql: Sql, hash: string, now: Date): Promise<boolean> {
  const row = await first(sql, 'select 1 from access_tokens where token_hash = $1 and expires_at > $2', [
    hash,
    now,
  ]);
  return row !== undefined;
}
