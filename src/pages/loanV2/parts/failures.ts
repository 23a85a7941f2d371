import { TOASTS } from '@/domain/errors/catalogue';
import { relaunch } from '@/navigation';
import { CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { loanDraft } from './loanDraft';

/** The failure of a call that was made without a toast, as it was; an error of our own making goes on. */
export function asCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}

/**
 * Says it, unless it is an expired session, which has been said. Where the server may have done it all the same (a
 * browser repeats a request by itself), doing it again does no harm here: nothing of this moves money.
 */
export function sayFailure(error: unknown): CallFailure {
  const failure = asCallFailure(error);
  if (failure.kind !== 'expired') feedback.toast(failure.inDoubt ? TOASTS.network : failure.message);
  return failure;
}

/** Refused: what was read or signed was planned from an earlier day. */
export const DAY_PASSED = '100810';

/** Refused: nothing is signed, or what was signed is not what would be drawn today. It is read and signed anew. */
export const SIGN_ANEW: ReadonlySet<string> = new Set(['100807', DAY_PASSED, '100812']);

/** Refusals after which the drawing has to be entered anew, with the note that says why (texts, RETURN_NOTES). */
const ENDS: Readonly<Record<string, string>> = {
  '100801': 'quota',
  '100802': 'ended',
  '100803': 'ended',
  '100804': 'ended',
  '100806': 'quota',
  '100808': 'coupon',
  '100809': 'ended',
};

/** Leads back to the loan page, inputs kept, where the opened drawing cannot go on; false where it can. */
export function backToEntry({ code }: CallFailure): boolean {
  const note = ENDS[code];
  if (note === undefined) return false;
  loanDraft.forgetDrawing();
  if (note === 'coupon') loanDraft.keep({ couponId: '' });
  void relaunch('loan', { note });
  return true;
}
