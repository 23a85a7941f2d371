import type { Request } from '@/contract';
import { drafts, NO_COUPON, type Draft } from '@/storage/drafts';

export { NO_COUPON } from '@/storage/drafts';

type LoanDraft = Draft<'loan'>;

/** No drawing is open. */
export const NO_DRAWING = {
  loanSeq: '',
  signSeq: '',
  sent: false,
  next: false,
  requestNo: '',
  requestFor: '',
} as const;

/** The inputs needed to open a drawing; undefined while one is missing. */
function inputs(): Request<'addPvpLoanInfo'> | undefined {
  const { amount, term, method, purpose, cardId, couponId, product } = drafts.get('loan');
  if (amount === '' || term === 0 || method === '' || purpose === '' || cardId === '') return undefined;
  const coupon = couponId === '' || couponId === NO_COUPON ? {} : { couponId };
  const loanType = product === '' ? {} : { loanType: product };
  return { amount, term, method, purpose, cardId, ...coupon, ...loanType };
}

/** The draft of a drawing, from the first input until the final result is known. */
export const loanDraft = {
  get: (): LoanDraft => drafts.get('loan'),
  keep: (changes: Partial<LoanDraft>): void => drafts.keep('loan', changes),
  inputs,

  /** The person continues with these choices. If a drawing has been sent, they belong to the next one. */
  goesOn: (entered: Partial<LoanDraft>): void =>
    drafts.keep('loan', { ...entered, next: drafts.get('loan').sent }),

  /** The sent drawing is paid. */
  used: (): void => (drafts.get('loan').next ? loanDraft.forgetDrawing() : drafts.drop('loan')),

  /** A drawing was opened with these inputs: any earlier drawing or signature is over. */
  opened: (loanSeq: string): void => drafts.keep('loan', { ...NO_DRAWING, loanSeq }),

  /** The opened drawing is over; the inputs stay for the next one. */
  forgetDrawing: (): void => drafts.keep('loan', NO_DRAWING),
};
