import type { WechatPort } from './definitions';

export type { WechatCode, WechatPort, WechatRefusal } from './definitions';

const ABSENT = { ok: false, reason: 'unavailable' } as const;

/** Also in WeChat's own browser: only mini-programs get phone numbers and silent logins. */
export const wechat: WechatPort = {
  present: false,
  login: () => Promise.resolve(ABSENT),
  phoneCode: () => ABSENT,
};
