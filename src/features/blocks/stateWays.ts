import type { LeavingCondition, RaiseBar } from '@/contract/codes';
import type { CreditBlock } from '@/domain/credit/creditEntry';
import type { WayName } from './ways';

/** Blocks that a page is told of with its state, and not by a refusal: where each is lifted. */
export const CREDIT_WAYS: Readonly<Record<CreditBlock, WayName>> = {
  authorizationRecalled: 'consents',
  refusedRecently: 'application',
  idCardExpired: 'idCard',
};

export const RAISE_WAYS: Readonly<Record<RaiseBar, WayName | undefined>> = {
  noLine: 'credit',
  idCard: 'idCard',
  overdue: 'repay',
  // The page itself shows the review.
  reviewing: undefined,
};

/** Conditions of a cancellation, and what is lost with the account. */
export const LEAVING_WAYS: Readonly<Record<LeavingCondition, WayName>> = {
  unpaid: 'repay',
  openOrder: 'progress',
  offline: 'transfer',
  reviewing: 'application',
  line: 'account',
  coupon: 'coupons',
};
