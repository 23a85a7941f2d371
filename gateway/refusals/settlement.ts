import { settlementRefusals } from '@/contract/settlement';
import { MAILBOX_MESSAGES } from '@/domain/enterprise/mail';
import { refusing } from '../refusal';

export const refuseSettlement = refusing(settlementRefusals, {
  loanUnknown: '没有找到这笔借款',
  certificateUnknown: '没有找到这份证明，请返回开具记录重新打开',
  mailWrong: (reason: 'mailMissing' | 'mailInvalid') => MAILBOX_MESSAGES[reason],
  mailsUsedUp: (most: number) => `证明一天最多发送${most}次，请24小时后再试，或者直接下载`,
  filesUsedUp: (minutes: number) => `核验次数太多，请${minutes}分钟后再试`,
  certificateNotReady: '证明文件暂时拿不到，请稍后再试',
  mailNotSent: '邮件没有发出去，请核对邮箱后再试',
  notSettled: '这笔借款还没有还清，还清后就可以开具结清证明',
});
