import { insert, type Sql } from '../database';

export async function addAccessToken(sql: Sql, hash: string, expiresAt: Date): Promise<void> {
  await insert(sql, 'access_tokens', { token_hash: hash, expires_at: expiresAt });
}
