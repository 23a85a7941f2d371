import type { ProofState } from '@/contract/codes';
import { PROOF_RULE } from '@/domain/loan/proof';
import { first, type Sql } from '../database';

/** A loan that asks for a proof, with what was handed in for it. */
export interface ProofRow {
  readonly loan_no: string;
  readonly customer_id: number;
  /** Fen. */
  readonly amount: number;
  readonly purpose: string;
  readonly drawn_on: string;
  /** Null: nothing was handed in. */
  readonly state: Exclude<ProofState, 'asked'> | null;
  readonly reason: string | null;
  readonly due_on: string | null;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
}

/** Condition on a loan `l`: it asks for a proof. Takes the two values of the rule as these parameters. */
export const PROOF_LOANS = (purposes: string, from: string): string =>
  `l.state = 'paid' and l.purpose = any(${purposes}::text[]) and l.amount >= ${from}`;
export const PROOF_LOANS_RULE = [PROOF_RULE.purposes, PROOF_RULE.from] as const;

const SELECT = `select l.loan_no, l.customer_id, l.amount, l.purpose, l.drawn_on,
    p.state, p.reason, p.due_on, p.submitted_at, p.decided_at
  from loans l left join proofs p using (loan_no)
  where ${PROOF_LOANS('$1', '$2')}`;

/** A customer's loans that ask for a proof. */
export function listProofs(sql: Sql, customerId: number): Promise<ProofRow[]> {
  return sql.query<ProofRow>(`${SELECT} and l.customer_id = $3 order by l.drawn_on, l.loan_no`, [
    ...PROOF_LOANS_RULE,
    customerId,
  ]);
}

export function proofOf(sql: Sql, loanNo: string): Promise<ProofRow | undefined> {
  return first<ProofRow>(sql, `${SELECT} and l.loan_no = $3`, [...PROOF_LOANS_RULE, loanNo]);
}

/** Hands in: a new review begins, the earlier decision is gone. */
export async function submitProof(
  sql: Sql,
  proof: { readonly loanNo: string; readonly customerId: number; readonly dueOn: string; readonly at: Date },
): Promise<void> {
  await sql.query(
    `insert into proofs (loan_no, customer_id, state, due_on, submitted_at) values ($1, $2, 'reviewing', $3, $4)
     on conflict (loan_no) do update set state = 'reviewing', reason = '', submitted_at = $4, decided_at = null`,
    [proof.loanNo, proof.customerId, proof.dueOn, proof.at],
  );
}

/** Decides a proof under review; false if none is. */
export async function decideProof(
  sql: Sql,
  loanNo: string,
  end: {
    readonly state: 'approved' | 'refused';
    readonly reason: string;
    readonly dueOn: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const rows = await sql.query(
    `update proofs set state = $2, reason = $3, due_on = $4, decided_at = $5
     where loan_no = $1 and state = 'reviewing' returning loan_no`,
    [loanNo, end.state, end.reason, end.dueOn, end.at],
  );
  return rows.length === 1;
}

/** Console: proofs under review, the oldest first. */
export function proofsUnderReview(
  sql: Sql,
): Promise<
  { loan_no: string; phone: string; name: string; amount: number; purpose: string; submitted_at: Date }[]
> {
  return sql.query(
    `select p.loan_no, c.phone, c.name, l.amount, l.purpose, p.submitted_at
     from proofs p join loans l using (loan_no) join customers c on c.id = p.customer_id
     where p.state = 'reviewing' order by p.submitted_at, p.loan_no`,
  );
}
