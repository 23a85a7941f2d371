import type { RepaymentMethod } from '@/domain/loan/methods';
import type { Request } from '@/contract';
import type { LoanStep } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

export interface LoanDraftRow {
  readonly loan_seq: string;
  readonly amount: number;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly purpose: Request<'addPvpLoanInfo'>['purpose'];
  readonly card_id: string;
  readonly coupon_id: string | null;
  /** Loan type code. */
  readonly product: string;
  /** Null only in a drawing of before the notice was asked for. */
  readonly usage_read_at: Date | null;
  readonly created_at: Date;
}

export async function addLoanDraft(sql: Sql, customerId: number, row: LoanDraftRow): Promise<void> {
  await insert(sql, 'loan_drafts', { ...row, customer_id: customerId });
}

/** An opened drawing that is not submitted and was opened after `since`. */
export function openDraft(
  sql: Sql,
  customerId: number,
  loanSeq: string,
  since: Date,
): Promise<LoanDraftRow | undefined> {
  return first<LoanDraftRow>(
    sql,
    'select * from loan_drafts where customer_id = $1 and loan_seq = $2 and not submitted and created_at > $3',
    [customerId, loanSeq, since],
  );
}

/** Changes the receiving card; what was signed for the earlier one is void. */
export async function changeDraftCard(sql: Sql, loanSeq: string, cardId: string): Promise<void> {
  await sql.query('update loan_drafts set card_id = $2 where loan_seq = $1', [loanSeq, cardId]);
  await sql.query('delete from signatures where loan_seq = $1', [loanSeq]);
}

/**
 * The customer's newest drawing, if it is not submitted and was opened after `since`, with the step it has reached. Older ones do not count:
 * the person has begun again since.
 */
export function newestDraft(
  sql: Sql,
  customerId: number,
  since: Date,
): Promise<(LoanDraftRow & { readonly step: LoanStep | null }) | undefined> {
  return first(
    sql,
    `select * from (
       select * from loan_drafts where customer_id = $1 order by created_at desc, loan_seq limit 1
     ) as newest where not submitted and created_at > $2`,
    [customerId, since],
  );
}

export async function setDraftStep(sql: Sql, loanSeq: string, step: LoanStep, at: Date): Promise<void> {
  await sql.query('update loan_drafts set step = $2, step_at = $3 where loan_seq = $1', [loanSeq, step, at]);
}

export async function closeDraft(sql: Sql, loanSeq: string): Promise<void> {
  await sql.query('update loan_drafts set submitted = true where loan_seq = $1', [loanSeq]);
}
