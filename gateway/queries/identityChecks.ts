import type { CheckMethod, SensitiveAction } from '@/contract/codes';
import { insert, type Sql } from '../database';

interface IdentityCheckRow {
  readonly token_hash: string;
  readonly customer_id: number;
  readonly session_hash: string;
  readonly action: SensitiveAction;
  readonly method: CheckMethod;
  readonly expires_at: Date;
}

export async function addIdentityCheck(sql: Sql, row: IdentityCheckRow): Promise<void> {
  await insert(sql, 'identity_checks', row);
}

/** Uses up a check; true if it was this customer's, of this session, for this action, unused and not expired. */
export async function useIdentityCheck(
  sql: Sql,
  check: Pick<IdentityCheckRow, 'token_hash' | 'customer_id' | 'session_hash' | 'action'>,
  now: Date,
): Promise<boolean> {
  const { token_hash, customer_id, session_hash, action } = check;
  const rows = await sql.query(
    `update identity_checks set used_at = $5 where token_hash = $1 and customer_id = $2 and session_hash = $3
     and action = $4 and used_at is null and expires_at > $5 returning 1`,
    [token_hash, customer_id, session_hash, action, now],
  );
  return rows.length === 1;
}
