import { recoveryRefusals } from '@/contract/recovery';
import type { SmsFailure } from '../providers/sms';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';

export const refuseRecovery = refusing(recoveryRefusals, {
  ...CODE_WORDS,
  codeNotSent: (why: SmsFailure | 'usedUp') =>
    why === 'usedUp' ? CODE_WORDS.codesUsedUp : CODE_WORDS.codeNotSent(why),
  detailsNotMatching: (left: number) => `信息核对不一致，请检查姓名、身份证号和银行卡号，还可以试${left}次`,
  recoveryLocked: '核对不一致的次数过多，请24小时后再试，或联系客服',
  recoveryOver: '这次核验已结束，请重新开始',
  anotherStep: '请按顺序完成核验步骤',
  idCardForeign: (left: number) => `证件与您填写的信息不一致，请拍摄本人身份证，还可以试${left}次`,
  idCardTriesUsedUp: '证件多次不一致，这次核验已结束，请24小时后再试，或联系客服',
  idTailWrong: (left: number) => `与身份证号后6位不一致，还可以试${left}次`,
  phoneIsOld: '这就是停用的手机号，请填写现在使用的手机号',
  phoneTaken: '这个手机号已有账号，请换一个没有注册过的手机号',
});
