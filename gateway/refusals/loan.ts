import { LOAN_BLOCKS } from '@/contract/codes';
import { lineRefusals, loanRefusals } from '@/contract/loan';
import { take } from '@/contract/refusals';
import { LOAN_BLOCKLIST } from '@/domain/loan/loanStart';
import { LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';
import { Refusal, refusing } from '../refusal';

export const refuseLoan = refusing(loanRefusals, {
  amountOutside: (why: string) => why,
  rateAboveCeiling: '这样借的年化综合融资成本（单利）超过了上限，请换一种还款方式或期限',
  planUnknown: '请重新选择期数和还款方式',
  costSheetUnread: '请先读完综合融资成本明示表',
  quotaTooSmall: '可借额度不够了，请减少借款金额',
  notSigned: '请阅读并同意全部合同后再继续',
  dayPassed: '日期已变，还款计划从今天重新计算，请核对后重新签署',
  drawingOpen: '您有一笔借款正在等银行确认，请等结果出来再借',
  rateChanged: '您的年化利率（单利）有变化，请核对新的还款计划后重新签署',
  drawingUnknown: '没有找到这笔借款',
  addressMissing: '请先填写收货地址',
  usageUnread: '请先看过“用途须知”，再继续借款',
});

export const refuseLine = refusing(lineRefusals, {
  noLine: '您还没有可用额度，请先申请',
  lineExpired: '额度已到期，请重新申请',
  lineInactive: '额度已批好，还没有激活，请先激活额度再借款',
});

/** Refusal while a proof of consumption is missing after its deadline. */
export const refuseWithoutProof = refusing(take(LOAN_BLOCKS, 'proofMissing'), {
  proofMissing: '您有一笔借款的消费凭证过期未交，在“我的”的“消费凭证”里补交后才能再借',
});

/** Refusal while the ID card on file has expired. */
export const refuseIdCard = refusing(take(LOAN_BLOCKS, 'ownIdCardExpired'), {
  ownIdCardExpired: '您的身份证已过期，更新身份证后才能再借，已有的借款和还款不受影响',
});

/** Refusal while the account is being cancelled: an account that ends borrows nothing. */
export const refuseLeaving = refusing(take(LOAN_BLOCKS, 'accountLeaving'), {
  accountLeaving: (lastDay: string) => `您的账号正在注销，${lastDay}前（含当天）撤销注销后才能再借`,
});

/** Refusal after an authorisation was withdrawn that borrowing needs. */
export const refuseWithdrawn = refusing(take(LOAN_BLOCKS, 'authorisationWithdrawn'), {
  authorisationWithdrawn: LOAN_BLOCK_MESSAGES.authorizationRecalled,
});

/** Refusal for a person who may not start a loan, with the person's exception code, if any (spec §8). */
export const barred = (exceptionCode: string): Refusal =>
  new Refusal(
    LOAN_BLOCKLIST.has(exceptionCode) ? exceptionCode : LOAN_BLOCKS.mayNotBorrow,
    '您现在不能借款，如有疑问请联系客服',
  );
