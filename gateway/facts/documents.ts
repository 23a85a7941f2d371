import { isProofMissing, proofDueOn } from '@/domain/loan/proof';
import { daysBetween, type CivilDate } from '@/domain/dates/civil';
import { isOpen, isSupplementMissing } from '@/domain/supplement/rule';
import type { Sql } from '../database';
import type { LoanAccount } from '../ledger/loanAccount';
import { listProofs } from '../queries/proofs';
import { listSupplements } from '../queries/supplements';

/** A document that the person was asked for and has not handed in. */
export interface AskedDocument {
  readonly kind: 'proof' | 'supplement';
  /** loanNo of a proof, supplementNo of a supplement. */
  readonly no: string;
  /** Name of a supplement; '' of a proof. */
  readonly title: string;
  /** The last day for it. */
  readonly dueOn: CivilDate;
  /** 0 on the last day, below after it. */
  readonly daysLeft: number;
  /** The last day has passed: nothing can be borrowed until it is handed in. */
  readonly missing: boolean;
}

async function proofs(sql: Sql, customerId: number, loans: readonly LoanAccount[], today: CivilDate) {
  const owing = new Set(loans.filter(({ settled }) => !settled).map(({ loanNo }) => loanNo));
  if (owing.size === 0) return [];
  return (await listProofs(sql, customerId)).flatMap((row): AskedDocument[] => {
    const standing = {
      state: row.state ?? ('asked' as const),
      dueOn: row.due_on ?? proofDueOn(row.drawn_on),
    };
    if (!isOpen(standing) || !owing.has(row.loan_no)) return [];
    const { dueOn } = standing;
    const missing = isProofMissing(standing, today);
    return [
      { kind: 'proof', no: row.loan_no, title: '', dueOn, daysLeft: daysBetween(today, dueOn), missing },
    ];
  });
}

async function supplements(sql: Sql, customerId: number, today: CivilDate): Promise<AskedDocument[]> {
  return (await listSupplements(sql, customerId)).filter(isOpen).map((row) => {
    const { supplement_no: no, title, state, due_on: dueOn } = row;
    const missing = isSupplementMissing({ state, dueOn }, today);
    return { kind: 'supplement', no, title, dueOn, daysLeft: daysBetween(today, dueOn), missing };
  });
}

/** The nearest deadline first. */
export async function askedDocuments(
  sql: Sql,
  customerId: number,
  loans: readonly LoanAccount[],
  today: CivilDate,
): Promise<AskedDocument[]> {
  const all = [
    ...(await proofs(sql, customerId, loans, today)),
    ...(await supplements(sql, customerId, today)),
  ];
  return all.sort((left, right) => left.dueOn.localeCompare(right.dueOn));
}
