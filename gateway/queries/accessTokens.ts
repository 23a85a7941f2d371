import { first, insert, type Sql } from '../database';

export async function addAccessToken(sql: Sql, hash: string, expiresAt: Date): Promise<void> {
  await insert(sql, 'access_tokens', { token_hash: hash, expires_at: expiresAt });
}

export async function accessTokenLives(sql: Sql, hash: string, now: Date): Promise<boolean> {
  const row = await first(sql, 'select 1 from access_tokens where token_hash = $1 and expires_at > $2', [
    hash,
    now,
  ]);
  return row !== undefined;
}
