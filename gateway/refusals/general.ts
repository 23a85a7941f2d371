import { TOASTS } from '@/domain/errors/toasts';
import { ACCOUNT_CLOSED, generalRefusals } from '@/contract/refusals';
import { refusing } from '../refusal';

const SESSION_OVER = { over: TOASTS.expired, accountClosed: ACCOUNT_CLOSED } as const;

/** The client recognises the two texts in capitals by the text, not by the code (spec §8). */
export const refuse = refusing(generalRefusals, {
  illegal: TOASTS.illegal,
  incomplete: '填写的内容不完整，请检查后再试',
  tokenCodeMissing: 'MISSING_KEY_TOKENCODE',
  specialCharacters: 'SPECIAL_CHARACTERS',
  requestNoTaken: '这次提交的内容和之前不一致，请返回重新确认',
  otherDevice: '您的账号已在其他设备登录',
  busy: '现在办理的人较多，请稍后再试',
  accessTokenRefused: '访问凭证已失效',
  sessionOver: (why: keyof typeof SESSION_OVER) => SESSION_OVER[why],
  broken: TOASTS.network,
});
