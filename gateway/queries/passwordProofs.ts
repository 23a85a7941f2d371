import type { PaymentKind } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

/** What a proof allows: a movement of money, or a new password after an identity check. */
export type ProofPurpose = PaymentKind | 'reset';

/** Whose proof it is, and the session that made it: it proves nothing in another one. */
interface ProofFor {
  readonly customerId: number;
  readonly tokenHash: string;
  readonly pswToken: string;
  readonly purpose: ProofPurpose;
}

export async function addProof(sql: Sql, proof: ProofFor & { readonly expiresAt: Date }): Promise<void> {
  await insert(sql, 'password_proofs', {
    psw_token: proof.pswToken,
    customer_id: proof.customerId,
    token_hash: proof.tokenHash,
    purpose: proof.purpose,
    expires_at: proof.expiresAt,
  });
}

const GOOD =
  'psw_token = $1 and customer_id = $2 and token_hash = $3 and purpose = $4 and not used and expires_at > $5';
const paramsOf = ({ pswToken, customerId, tokenHash, purpose }: ProofFor, now: Date) => [
  pswToken,
  customerId,
  tokenHash,
  purpose,
  now,
];

/** Whether a proof is good, without using it up. */
export async function hasProof(sql: Sql, wanted: ProofFor, now: Date): Promise<boolean> {
  const row = await first(sql, `select 1 as good from password_proofs where ${GOOD}`, paramsOf(wanted, now));
  return row !== undefined;
}

/** Uses up a proof: true once, for an unexpired proof of this customer, session and purpose. */
export async function takeProof(sql: Sql, wanted: ProofFor, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `update password_proofs set used = true where ${GOOD} returning psw_token`,
    paramsOf(wanted, now),
  );
  return rows.length === 1;
}

/** Voids all proofs of a customer: the password that they prove is not valid any more. */
export async function voidProofs(sql: Sql, customerId: number): Promise<void> {
  await sql.query('update password_proofs set used = true where customer_id = $1 and not used', [customerId]);
}
