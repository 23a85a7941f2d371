import { formatYuan } from '../money/fen';
import type { AmountReason, AmountRule } from './amountRule';
import type { LoanBlock } from './loanStart';

/** What a person reads when no loan can be started and the server gave no message. */
export const LOAN_BLOCK_MESSAGES: Record<LoanBlock, string> = {
  exception: '您暂时不能借款，如有疑问请联系客服',
  authorizationRecalled: '您已撤回授权，重新授权后才能借款',
  disciplinary: '您的账户当前受限，暂时不能借款，如有疑问请联系客服',
};

const AMOUNT_MESSAGES: Record<AmountReason, (rule: AmountRule) => string> = {
  amountMissing: () => '请输入借款金额',
  amountBelowMin: (rule) => `借款金额不能低于 ${formatYuan(rule.min)} 元`,
  amountAboveMax: (rule) => `借款金额不能超过 ${formatYuan(rule.max)} 元`,
  amountOffStep: (rule) => `借款金额应为 ${formatYuan(rule.step)} 元的整数倍`,
};

/** What a person reads when a drawing amount is invalid. */
export function amountMessage(reason: AmountReason, rule: AmountRule): string {
  return AMOUNT_MESSAGES[reason](rule);
}
