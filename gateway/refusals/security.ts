import { LOAN_BLOCKS } from '@/contract/codes';
import { take } from '@/contract/refusals';
import { securityRefusals } from '@/contract/security';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';
import { usedUp } from './dayLimit';

export const refuseSecurity = refusing(securityRefusals, {
  ...CODE_WORDS,
  phoneTaken: '这个手机号已经有账户了，请换一个',
  phoneIsOld: '这就是现在的手机号，请输入新的手机号',
  deviceUnknown: '那台设备已经退出了',
  freezesUsedUp: usedUp('暂停和恢复', '，或致电客服'),
  endsUsedUp: usedUp('退出设备', '，或致电客服'),
});

/** Refusal of a drawing while the person has frozen borrowing. */
export const refuseFrozen = refusing(take(LOAN_BLOCKS, 'frozen'), {
  frozen: '您已暂停借款，在“设置”的“安全设置”里恢复后才能再借',
});
