import { isProofMissing, proofDueOn } from '@/domain/loan/proof';
import type { Sql } from '../database';
import { listProofs, type ProofRow } from '../queries/proofs';
import { loanAccounts, type LoanAccount } from './loanAccount';

interface Place {
  readonly sql: Sql;
  readonly today: string;
  readonly customer: { readonly id: number };
  /** All of the customer, if they are read already. */
  readonly loans?: readonly LoanAccount[];
}

export const proofStanding = (row: ProofRow) => ({
  state: row.state ?? ('asked' as const),
  dueOn: row.due_on ?? proofDueOn(row.drawn_on),
});

/** Proofs that the customer's open loans ask for, and the ones handed in for settled loans. The nearest deadline first. */
export async function proofsAsked({ sql, customer, today, loans }: Place) {
  const all = loans ?? (await loanAccounts(sql, customer.id));
  const settled = new Set(all.filter((loan) => loan.settled).map(({ loanNo }) => loanNo));
  return (await listProofs(sql, customer.id))
    .filter(({ loan_no, state }) => state !== null || !settled.has(loan_no))
    .map((row) => {
      const standing = proofStanding(row);
      return { row, ...standing, missing: !settled.has(row.loan_no) && isProofMissing(standing, today) };
    })
    .sort((left, right) => left.dueOn.localeCompare(right.dueOn));
}
