import type { Sql } from '../database';
import { applied } from '../ledger/applied';
import type { LoanAccount } from '../ledger/loanAccount';
import { coverOf, dayOf } from '../ledger/offline';
import type { WaitingTransfer } from './transfers';

async function covered(sql: Sql, loan: LoanAccount, transfer: WaitingTransfer): Promise<LoanAccount> {
  const { paidOn, amount } = transfer;
  if (loan.settled) return loan;
  const { on } = await dayOf(sql, loan, { paidOn, arrivedOn: paidOn, amount });
  return applied(loan, coverOf(loan, on, amount), on);
}

/**
 * The loans as they will be once the transfers under review are found as they were reported: what is owed on these is what is owed besides.
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
