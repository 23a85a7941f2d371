import type { RepaymentMethod } from '@/contract/codes';

export { REPAYMENT_METHODS, type RepaymentMethod } from '@/contract/codes';

export const METHOD_NAMES: Record<RepaymentMethod, string> = {
  'equal-instalment': '等额本息',
  'equal-principal': '等额本金',
  'interest-first': '先息后本',
  bullet: '一次性还本付息',
};

/** One sentence that explains what the person pays with each method. */
export const METHOD_EXPLANATIONS: Record<RepaymentMethod, string> = {
  'equal-instalment': '每月还款金额相同，前期利息多、本金少',
  'equal-principal': '每月归还的本金相同，利息逐月减少',
  'interest-first': '每月只还利息，最后一期归还全部本金',
  bullet: '到期一次归还全部本金和利息',
};
