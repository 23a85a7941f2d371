import type { MemberContext } from '../../context';
import { openDraft, type LoanDraftRow } from '../../queries/loanDrafts';
import { Refusal } from '../../refusal';

const DRAFT_LIFE_MS = 24 * 3600_000;

export const draftEnded = () => new Refusal('100804', '这次借款申请已结束，请重新填写');

/** Due days and interest count from the day of the drawing: a plan that was read on another day is not what would be drawn. */
export const dayPassed = () => new Refusal('100810', '日期已变，还款计划从今天重新计算，请核对后重新签署');

/** The opened drawing; refused once it was submitted or a day has passed. */
export async function liveDraft(
  { sql, customer, now }: MemberContext,
  loanSeq: string,
): Promise<LoanDraftRow> {
  const draft = await openDraft(sql, customer.id, loanSeq, new Date(now.getTime() - DRAFT_LIFE_MS));
  if (draft === undefined) throw draftEnded();
  return draft;
}
