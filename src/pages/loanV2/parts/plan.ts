import type { Response } from '@/contract';
import type { TrialFigures } from '@/domain/loan/contradiction';
import { trialFigures } from '@/domain/loan/trialFigures';

/** A trial for display; amounts in fen. */
export interface Plan extends TrialFigures {
  /** The simple rate that the person really pays with the coupon; '' without one. */
  readonly rateWithCoupon: string;
}

export const planOf = (trial: Response<'loanUseTrial'>): Plan => ({
  ...trialFigures(trial),
  rateWithCoupon: trial.rateWithCoupon ?? '',
});
