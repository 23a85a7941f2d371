import type { Sql } from '../database';

/** What a proof of the trade password is good for. */
export type ProofPurpose = 'loan' | 'repay';

export async function addProof(
  sql: Sql,
  proof: { customerId: number; pswToken: string; purpose: ProofPurpose; expiresAt: Date },
): Promise<void> {
  await sql.query(
    'insert into password_proofs (psw_token, customer_id, purpose, expires_at) values ($1, $2, $3, $4)',
    [proof.pswToken, proof.customerId, proof.purpose, proof.expiresAt],
  );
}

/** True once: an unused proof of this customer and purpose that has not expired. Refuse with 100705 otherwise. */
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
