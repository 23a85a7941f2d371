import type { Sql } from '../database';
import type { Arrived } from '../ledger/offline';
import { waitingOffline } from '../queries/offlineRepayments';

/** A bank transfer that is not booked yet: reported and not decided on, or found and held for its due day. */
export interface WaitingTransfer extends Arrived {
  readonly offlineNo: string;
  readonly loanNo: string;
  readonly state: 'reviewing' | 'held';
  readonly submittedAt: Date;
}

/** The oldest first. Until a transfer is found, its sum and its day are what the person says. */
export async function waitingTransfers(sql: Sql, customerId: number): Promise<WaitingTransfer[]> {
  return (await waitingOffline(sql, customerId)).map((row) => ({
    offlineNo: row.offline_no,
    loanNo: row.loan_no,
    state: row.state === 'held' ? 'held' : 'reviewing',
    amount: row.found ?? row.amount,
    paidOn: row.paid_on,
    arrivedOn: row.arrived_on ?? row.paid_on,
    heldFor: row.held_until ?? undefined,
    submittedAt: row.submitted_at,
  }));
}

/** The held ones of a loan, besides this one. */
export async function otherHeld(
  sql: Sql,
  { customerId, loanNo, offlineNo }: { customerId: number; loanNo: string; offlineNo: string },
): Promise<WaitingTransfer[]> {
  const waiting = await waitingTransfers(sql, customerId);
  return waiting.filter(
    (one) => one.state === 'held' && one.loanNo === loanNo && one.offlineNo !== offlineNo,
  );
}
