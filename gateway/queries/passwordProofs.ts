import type { PaymentKind } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

/** What a proof allows: a movement of money, or a new password after an identity check. */
export type ProofPurpose = PaymentKind | 'reset';

export async function addProof(
  sql: Sql,
  proof: { customerId: number; pswToken: string; purpose: ProofPurpose; expiresAt: Date },
): Promise<void> {
  await insert(sql, 'password_proofs', {
    psw_token: proof.pswToken,
    customer_id: proof.customerId,
    purpose: proof.purpose,
    expires_at: proof.expiresAt,
  });
}

/** Whether a proof is good, without using it up. */
export async function hasProof(
  sql: Sql,
  customerId: number,
  pswToken: string,
  { purpose, now }: { readonly purpose: ProofPurpose; readonly now: Date },
): Promise<boolean> {
  const row = await first(
    sql,
    `select 1 as good from password_proofs
     where psw_token = $1 and customer_id = $2 and purpose = $3 and not used and expires_at > $4`,
    [pswToken, customerId, purpose, now],
  );
  return row !== undefined;
}

/** Uses up a proof: true once, for an unexpired proof of this customer and purpose. */
export async function takeProof(
  sql: Sql,
  customerId: number,
  pswToken: string,
  purpose: ProofPurpose,
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

/** Voids all proofs of a customer: the password that they prove is not valid any more. */
export async function voidProofs(sql: Sql, customerId: number): Promise<void> {
  await sql.query('update password_proofs set used = true where customer_id = $1 and not used', [customerId]);
}
