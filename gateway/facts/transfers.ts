import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { reviewingOffline } from '../queries/offlineRepayments';

/** A bank transfer that the person has reported and nobody has decided on. */
export interface WaitingTransfer {
  readonly offlineNo: string;
  readonly loanNo: string;
  /** Fen, as the person says. */
  readonly amount: number;
  /** The day of the transfer, as the person says. */
  readonly paidOn: CivilDate;
  readonly submittedAt: Date;
}

/** The oldest first. */
export async function waitingTransfers(sql: Sql, customerId: number): Promise<WaitingTransfer[]> {
  return (await reviewingOffline(sql, customerId)).map((row) => ({
    offlineNo: row.offline_no,
    loanNo: row.loan_no,
    amount: row.amount,
    paidOn: row.paid_on,
    submittedAt: row.submitted_at,
  }));
}
