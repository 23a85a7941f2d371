import type { RepaymentKind } from '@/contract/codes';

/** Names of the kinds of repayment in the history. */
export const REPAYMENT_KIND_NAMES: Readonly<Record<RepaymentKind, string>> = {
  due: '还到期的款',
  payoff: '提前还清',
  coolingOff: '冷静期全额还本',
  partial: '部分还款',
  offline: '线下还款',
};
