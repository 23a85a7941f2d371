import type { RefusalName } from '@/contract';
import type { loanCalls } from '@/contract/loan';
import { problemOf } from '@/model/submission';
import { relaunch } from '@/navigation';
import { CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { LOAN_BLOCKS } from '@/contract/codes';
import { loanDraft } from './loanDraft';
import { seenPlan } from './seenPlan';
import type { ReturnNote } from './texts';

/** Toasts a failure when its page is left, unless the session has expired. Rethrows anything that is not a CallFailure. */
export function sayLeaving(error: unknown): CallFailure {
  if (!(error instanceof CallFailure)) throw error;
  if (error.kind !== 'expired') feedback.toast(problemOf(error));
  return error;
}

type Refusal = RefusalName<(typeof loanCalls)['queryTrialInfo' | 'electrSignature' | 'limitUseLoan']>;

/** Refusals after which the drawing must be entered again, with the note that says why. */
const ENDS: Readonly<Partial<Record<Refusal, ReturnNote>>> = {
  amountOutside: 'quota',
  rateAboveCeiling: 'ended',
  planUnknown: 'ended',
  drawingEnded: 'ended',
  quotaTooSmall: 'quota',
  couponGone: 'coupon',
  cardGone: 'ended',
  usageUnread: 'usage',
};

/** Returns to the loan page with the inputs kept if the opened drawing cannot continue, and says why; false if it can. */
export function backToEntry(refusal: Refusal | undefined, why = ''): boolean {
  if (refusal !== undefined && refusal in LOAN_BLOCKS) {
    // The loan page asks again, and says why not, with the way out. The inputs stay for later.
    void relaunch('loan');
    return true;
  }
  const note = refusal && ENDS[refusal];
  if (note === undefined) return false;
  loanDraft.forgetDrawing();
  seenPlan.why = why;
  if (note === 'coupon') loanDraft.keep({ couponId: '' });
  void relaunch('loan', { note });
  return true;
}
