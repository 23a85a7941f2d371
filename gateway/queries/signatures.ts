import { first, insert, type Sql } from '../database';

interface SignatureRow {
  readonly sign_seq: string;
  readonly template_ids: string[];
  /** Rate of the signed plan, as a decimal fraction. */
  readonly annual_rate: string;
  readonly digest: string;
  readonly at: Date;
  /** The number of the loan that it is for. */
  readonly loan_no: string;
}

export async function addSignature(sql: Sql, loanSeq: string, row: SignatureRow): Promise<void> {
  await insert(sql, 'signatures', {
    ...row,
    loan_seq: loanSeq,
    template_ids: JSON.stringify(row.template_ids),
  });
}

export function findSignature(sql: Sql, loanSeq: string, signSeq: string): Promise<SignatureRow | undefined> {
  return first<SignatureRow>(sql, 'select * from signatures where loan_seq = $1 and sign_seq = $2', [
    loanSeq,
    signSeq,
  ]);
}
