import type { MemberContext } from '../../context';
import { openDraft, type LoanDraftRow } from '../../queries/loanDrafts';
import { refuseLoan } from '../../refusals/loan';
import { refusePayment } from '../../refusals/payment';

const DRAFT_LIFE_MS = 24 * 3600_000;

/** Drawings opened before this moment have ended. */
export const draftsSince = (now: Date): Date => new Date(now.getTime() - DRAFT_LIFE_MS);

/** The opened drawing; refused once it was submitted or a day has passed. */
export async function liveDraft(
  { sql, customer, now }: MemberContext,
  loanSeq: string,
): Promise<LoanDraftRow> {
  const draft = await openDraft(sql, customer.id, loanSeq, draftsSince(now));
  if (draft === undefined) throw refusePayment('drawingEnded');
  return draft;
}

/** No drawing skips the notice of what the money may be used for: one that was opened before it was asked for is opened again. */
export function checkUsageRead({ usage_read_at }: LoanDraftRow): void {
  if (usage_read_at === null) throw refuseLoan('usageUnread');
}
