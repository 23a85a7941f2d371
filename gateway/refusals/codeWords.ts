import { smsFailureText, type SmsFailure } from '../providers/sms';

/** Texts about one-time codes, shared by all areas. */
export const CODE_WORDS = {
  codeTooSoon: (seconds: number) => `验证码刚刚发过，请${seconds}秒后再试`,
  codesUsedUp: '今天获取验证码的次数已用完，请明天再试',
  codeNotSent: (why: SmsFailure) => smsFailureText[why],
  codeMissing: '请先获取验证码',
  codeExpired: '验证码已过期，请重新获取',
  codeTriesUsedUp: '验证码输错次数过多，请重新获取',
  codeWrong: (left: number) => `验证码不正确，还可以试${left}次`,
} as const;
