import type { PaymentKind } from '@/contract/codes';
import { insert, type Sql } from '../database';

export async function addProof(
  sql: Sql,
  proof: { customerId: number; pswToken: string; purpose: PaymentKind; expiresAt: Date },
): Promise<void> {
  await insert(sql, 'password_proofs', {
    psw_token: proof.pswToken,
    customer_id: proof.customerId,
    purpose: proof.purpose,
    expires_at: proof.expiresAt,
  });
}

/** Uses up a proof: true once, for an unexpired proof of this customer and purpose. */
export async function takeProof(
  sql: Sql,
  customerId: number,
  pswToken: string,
  purpose: PaymentKind,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update password_proofs set used = true
     where psw_token = $1 and customer_id = $2 and purpose = $3 and not used and expires_at > $4
     returning psw_token`,
    [pswToken, customerId, purpose, now],
  );
  return rows.length === 1;
}
