import type { PaymentState } from '@/contract/codes';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { first, insert, type Sql } from '../database';

export interface LoanRow {
  readonly loan_no: string;
  readonly customer_id: number;
  readonly request_no: string;
  readonly loan_seq: string;
  readonly amount: number;
  readonly annual_rate: string;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly purpose: string;
  readonly card_id: string;
  readonly coupon_id: string | null;
  /** Loan type code. */
  readonly product: string;
  /** The day of the request; after the payout, the day of the payout. */
  readonly drawn_on: string;
  /** The day whose terms were read and signed. */
  readonly signed_on: string;
  readonly created_at: Date;
  readonly state: PaymentState;
  readonly reason: string;
  /** Why it failed, as a code of the bank channel; '' otherwise. */
  readonly decline: string;
}

export async function addLoan(
  sql: Sql,
  row: Omit<LoanRow, 'state' | 'reason' | 'decline' | 'signed_on'>,
): Promise<void> {
  await insert(sql, 'loans', { ...row, signed_on: row.drawn_on, state: 'processing' });
}

/** A drawing by its number, of any customer. */
export function loanOf(sql: Sql, loanNo: string): Promise<LoanRow | undefined> {
  return first<LoanRow>(sql, 'select * from loans where loan_no = $1', [loanNo]);
}

/** Marks a drawing as failed: the bank has not paid it out. */
export async function failLoanRow(
  sql: Sql,
  loanNo: string,
  why: { readonly decline: string; readonly reason: string },
): Promise<void> {
  await sql.query(`update loans set state = 'failed', reason = $2, decline = $3 where loan_no = $1`, [
    loanNo,
    why.reason,
    why.decline,
  ]);
}

/** Marks a loan as paid out; interest and due dates count from this day. */
export async function payLoanRow(sql: Sql, loanNo: string, on: string): Promise<void> {
  await sql.query(`update loans set state = 'paid', reason = '', drawn_on = $2 where loan_no = $1`, [
    loanNo,
    on,
  ]);
}

export function loanByRequest(sql: Sql, customerId: number, requestNo: string): Promise<LoanRow | undefined> {
  return first<LoanRow>(sql, 'select * from loans where customer_id = $1 and request_no = $2', [
    customerId,
    requestNo,
  ]);
}

export function loanByNo(sql: Sql, customerId: number, loanNo: string): Promise<LoanRow | undefined> {
  return first<LoanRow>(sql, 'select * from loans where customer_id = $1 and loan_no = $2', [
    customerId,
    loanNo,
  ]);
}

/** The newest loan that was paid out, open or settled. */
export function lastPaidLoan(sql: Sql, customerId: number): Promise<LoanRow | undefined> {
  return first<LoanRow>(
    sql,
    `select * from loans where customer_id = $1 and state = 'paid' order by created_at desc, loan_no limit 1`,
    [customerId],
  );
}

export function listLoans(sql: Sql, customerId: number): Promise<LoanRow[]> {
  return sql.query<LoanRow>('select * from loans where customer_id = $1 order by created_at desc, loan_no', [
    customerId,
  ]);
}
