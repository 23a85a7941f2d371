import { passwordRefusals } from '@/contract/password';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';

export const refusePassword = refusing(passwordRefusals, {
  passwordWeak: (reason: keyof typeof PERSON_MESSAGES) => PERSON_MESSAGES[reason],
  passwordSetAlready: '您已经设置过交易密码',
  passwordWrong: (left: number) => `交易密码不正确，还可以试${left}次`,
  passwordLocked: (minutes: number) => `密码输错次数过多，请${minutes}分钟后再试`,
  passwordMissing: '请先设置交易密码',
  ...CODE_WORDS,
  idNumberWrong: '身份证号与您实名的不一致，请核对',
  idNumberTriesUsedUp: '身份证号核对不一致的次数过多，请24小时后再试，或联系客服',
  passwordSame: '新密码和原来的一样，请换一个',
  checkSpent: '身份核验已失效，请重新核验',
});
