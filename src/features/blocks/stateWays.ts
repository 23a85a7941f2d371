import type { LeavingCondition, RaiseBar } from '@/contract/codes';
import type { CreditBlock } from '@/domain/credit/creditEntry';
import type { WayName } from './ways';

/** Blocks that a page learns from its state, not from a refusal, with the page where the person can solve each. */
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

/** Conditions of a cancellation, and what the person loses with the account. */
export const LEAVING_WAYS: Readonly<Record<LeavingCondition, WayName>> = {
  unpaid: 'repay',
  openOrder: 'progress',
  offline: 'transfer',
  reviewing: 'application',
  proposal: 'proposals',
  line: 'account',
  coupon: 'coupons',
};
