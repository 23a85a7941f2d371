import type { RaiseBar } from '@/contract/codes';

/** Why nothing can be submitted for a higher limit now. */
export const RAISE_BAR_TEXTS: Readonly<Record<RaiseBar, string>> = {
  noLine: '您还没有在用的额度，申请通过后可以提额',
  idCard: '您的身份证已过期，更新身份证后可以提额',
  overdue: '您有逾期的还款，还清后可以提额',
  reviewing: '您有一项提额资料正在审核，出结果后可以再提交',
};
