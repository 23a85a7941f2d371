import type { RefusalName } from '@/contract';
import type { repayCalls } from '@/contract/repay';

type Refusal = RefusalName<typeof repayCalls.doRepayAfterTrial>;

type Part = 'changed' | 'paidBefore' | 'card' | 'protocol' | 'coupon' | 'payment';

/** The part of the payment that a refusal belongs to; `payment` is the payment as a whole. The pad handles a refused password proof. */
const ABOUT: Readonly<Record<Exclude<Refusal, 'proofSpent'>, Part>> = {
  quoteChanged: 'changed',
  quotePaid: 'paidBefore',
  bankDeclined: 'card',
  cardGone: 'card',
  cardFixed: 'card',
  protocolOver: 'protocol',
  couponGone: 'coupon',
  coolingOffOver: 'changed',
  repaymentOpen: 'payment',
};

export const partOf = (refusal: Refusal | undefined): Part =>
  refusal === undefined || refusal === 'proofSpent' ? 'payment' : ABOUT[refusal];
