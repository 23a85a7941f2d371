import type { Sql } from '../database';
import { applied } from '../ledger/applied';
import type { LoanAccount } from '../ledger/loanAccount';
import { coverOf, dayOf, type Arrived } from '../ledger/offline';
import { otherHeld, type WaitingTransfer } from './transfers';

async function covered(sql: Sql, loan: LoanAccount, transfer: WaitingTransfer): Promise<LoanAccount> {
  if (loan.settled) return loan;
  const { on } = await dayOf(sql, loan, transfer);
  return applied(loan, coverOf(loan, on, transfer.amount), on);
}

/**
 * The loans as they will be once the waiting transfers are booked as they were reported or found: what is owed on these is what is owed besides.
 * Without a transfer, the loans as they are.
 */
export async function afterTransfers(
  sql: Sql,
  loans: readonly LoanAccount[],
  transfers: readonly WaitingTransfer[],
): Promise<LoanAccount[]> {
  const after = [...loans];
  for (const transfer of transfers) {
    const index = after.findIndex(({ loanNo }) => loanNo === transfer.loanNo);
    const loan = after[index];
    if (loan !== undefined) after[index] = await covered(sql, loan, transfer);
  }
  return after;
}

/**
 * The day as of which a transfer counts (`dayOf`), and the due day that it waits for: never the instalment that another one is held for.
 */
export async function dayBesides(
  sql: Sql,
  loan: LoanAccount,
  transfer: Arrived & { readonly offlineNo: string },
): ReturnType<typeof dayOf> {
  if (transfer.heldFor !== undefined) return dayOf(sql, loan, transfer);
  const held = await otherHeld(sql, { ...loan, offlineNo: transfer.offlineNo });
  const [besides = loan] = await afterTransfers(sql, [loan], held);
  return dayOf(sql, besides, transfer);
}
