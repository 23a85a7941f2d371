import { TOASTS } from '../errors/toasts';

/** Topics of messages, each with its article; the first row that fits counts. */
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(TOASTS.network), 'help-network'],
  [/另一台设备|登录失效/, 'help-other-device'],
  [/验证码/, 'help-no-code'],
  [/密码/, 'help-password'],
  [/识别|拍|照片/, 'help-photo'],
  [/确认中|银行/, 'help-doubt'],
  [/逾期/, 'help-overdue'],
  [/转账/, 'help-transfer'],
];

/** The article of the help centre about an error message; undefined if there is none. */
export const helpAbout = (message: string): string | undefined =>
  ARTICLES.find(([pattern]) => pattern.test(message))?.[1];
