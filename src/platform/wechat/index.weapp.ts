import Taro from '@tarojs/taro';
import { hostReason } from '../permissions/hostReason';
import type { WechatCode, WechatPort } from './index';

export type { WechatCode, WechatPort, WechatRefusal } from './index';

/** WeChat itself times out later, or never. */
const PATIENCE_MS = 5000;

function codeIn(answer: unknown): WechatCode {
  const { code } = (answer ?? {}) as { code?: unknown };
  if (typeof code === 'string' && code !== '') return { ok: true, code };
  return { ok: false, reason: hostReason(answer) };
}

const late = (): Promise<WechatCode> =>
  new Promise((settle) => setTimeout(() => settle({ ok: false, reason: 'failed' }), PATIENCE_MS));

export const wechat: WechatPort = {
  present: true,
  login: () =>
    Promise.race([
      Taro.login().then(codeIn, (failure: unknown) => ({ ok: false, reason: hostReason(failure) }) as const),
      late(),
    ]),
  // "getPhoneNumber:fail user deny": the detail is the failure itself. A client before base library 2.21.2 gives no code at all.
  phoneCode: codeIn,
};
