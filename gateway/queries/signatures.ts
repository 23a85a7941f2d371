import { first, type Sql } from '../database';

export interface SignatureRow {
  readonly sign_seq: string;
  readonly template_ids: string[];
  /** Of the plan that was signed: a decimal fraction. */
  readonly annual_rate: string;
  readonly digest: string;
  readonly at: Date;
}

export async function addSignature(sql: Sql, loanSeq: string, row: SignatureRow): Promise<void> {
  await sql.query(
    'insert into signatures (sign_seq, loan_seq, template_ids, annual_rate, digest, at) values ($1, $2, $3, $4, $5, $6)',
    [row.sign_seq, loanSeq, JSON.stringify(row.template_ids), row.annual_rate, row.digest, row.at],
  );
}

export function findSignature(sql: Sql, loanSeq: string, signSeq: string): Promise<SignatureRow | undefined> {
  return first<SignatureRow>(sql, 'select * from signatures where loan_seq = $1 and sign_seq = $2', [
    loanSeq,
    signSeq,
  ]);
}
