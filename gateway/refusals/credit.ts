import { creditRefusals } from '@/contract/credit';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { formatChinese } from '@/domain/dates/civil';
import { refusing } from '../refusal';

export const refuseCredit = refusing(creditRefusals, {
  stepsMissing: '申请资料还没有填完，请继续填写',
  underReview: '申请正在审核，请耐心等待结果',
  lineLives: '您已有可用额度，不需要再次申请',
  retryLater: (day: string) => `您可以从${formatChinese(day, 'full')}起再次申请`,
  creditBlocked: (block: keyof typeof CREDIT_BLOCK_MESSAGES) => CREDIT_BLOCK_MESSAGES[block],
  nothingToReapply: '没有需要重新申请的额度',
  lineStillGood: '您的额度还在有效期内，不需要重新申请',
  noLineToActivate: '没有可以激活的额度，请先申请额度',
  notOnWhitelist: '您不在授权更新的名单里，可以直接申请额度',
  consentMissing: '请先阅读并同意全部授权书',
});
