import type { WechatPort } from './definitions';

export type { WechatCode, WechatPort, WechatRefusal } from './definitions';

const ABSENT = { ok: false, reason: 'unavailable' } as const;

export const wechat: WechatPort = {
  present: false,
  login: () => Promise.resolve(ABSENT),
  phoneCode: () => ABSENT,
};
