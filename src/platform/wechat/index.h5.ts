import type { WechatPort } from './definitions';

export type { WechatCode, WechatPort, WechatRefusal } from './definitions';

const ABSENT = { ok: false, reason: 'unavailable' } as const;

/** Not even in WeChat's own browser: phone numbers and silent logins are the mini-program's. */
export const wechat: WechatPort = {
  present: false,
  login: () => Promise.resolve(ABSENT),
  phoneCode: () => ABSENT,
};
