import type { Request } from '@/contract';
import { drafts, type Draft } from '@/stores/drafts';

type LoanDraft = Draft<'loan'>;

/** In `couponId` of the draft: the person wants none. Empty means that nothing was chosen yet. */
export const NO_COUPON = 'none';

/** No drawing is open. */
export const NO_DRAWING = { loanSeq: '', signSeq: '', sent: false, requestNo: '', requestFor: '' } as const;

/** What a drawing needs before it can be opened; undefined while something of it is missing. */
function inputs(): Request<'addPvpLoanInfo'> | undefined {
  const { amount, term, method, purpose, cardId, couponId } = drafts.get('loan');
  if (amount === '' || term === 0 || method === '' || purpose === '' || cardId === '') return undefined;
  const coupon = couponId === '' || couponId === NO_COUPON ? {} : { couponId };
  return { amount, term, method, purpose, cardId, ...coupon };
}

/** The draft of a drawing, from its first figure until its truth is known. */
export const loanDraft = {
  get: (): LoanDraft => drafts.get('loan'),
  keep: (changes: Partial<LoanDraft>): void => drafts.keep('loan', changes),
  inputs,

  /** A drawing was opened with the inputs: whatever was opened or signed before is over. */
  opened: (loanSeq: string): void => drafts.keep('loan', { ...NO_DRAWING, loanSeq }),

  /** The opened drawing is over; what was entered stays for the next one. */
  forgetDrawing: (): void => drafts.keep('loan', NO_DRAWING),
};
