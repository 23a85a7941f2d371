import { smsFailureText, type SmsFailure } from '../providers/sms';
import { usedUp } from './dayLimit';

/** Texts about one-time codes, shared by all areas. */
export const CODE_WORDS = {
  codeTooSoon: (seconds: number) => `验证码刚刚发过，请${seconds}秒后再试`,
  codesUsedUp: usedUp('获取验证码'),
  codeNotSent: (why: SmsFailure) => smsFailureText[why],
  codeMissing: '请先获取验证码',
  codeExpired: '验证码已过期，请重新获取',
  codeTriesUsedUp: '验证码输错次数过多，请重新获取',
  codeWrong: (left: number) => `验证码不正确，还可以试${left}次`,
} as const;
