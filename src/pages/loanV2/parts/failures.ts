import type { RefusalName } from '@/contract';
import type { loanCalls } from '@/contract/loan';
import { problemOf } from '@/model/submission';
import { relaunch } from '@/navigation';
import { CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { loanDraft } from './loanDraft';
import type { ReturnNote } from './texts';

/** Says it where the page is left that it belongs to, unless it is an expired session. Throws what is no CallFailure. */
export function sayLeaving(error: unknown): CallFailure {
  if (!(error instanceof CallFailure)) throw error;
  if (error.kind !== 'expired') feedback.toast(problemOf(error));
  return error;
}

type Refusal = RefusalName<(typeof loanCalls)['queryTrialInfo' | 'electrSignature' | 'limitUseLoan']>;

/** Refusals after which the drawing has to be entered anew, with the note that says why. */
const ENDS: Readonly<Partial<Record<Refusal, ReturnNote>>> = {
  amountOutside: 'quota',
  rateAboveCeiling: 'ended',
  planUnknown: 'ended',
  drawingEnded: 'ended',
  quotaTooSmall: 'quota',
  couponGone: 'coupon',
  cardGone: 'ended',
};

/** Leads back to the loan page, inputs kept, where the opened drawing cannot go on; false where it can. */
export function backToEntry(refusal: Refusal | undefined): boolean {
  const note = refusal && ENDS[refusal];
  if (note === undefined) return false;
  loanDraft.forgetDrawing();
  if (note === 'coupon') loanDraft.keep({ couponId: '' });
  void relaunch('loan', { note });
  return true;
}
