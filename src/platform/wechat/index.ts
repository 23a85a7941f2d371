import type { HostReason } from '../permissions/hostReason';

/** Why WeChat gave no code. */
export type WechatRefusal = HostReason;

/** A one-time code that the gateway redeems. */
export type WechatCode =
  { readonly ok: true; readonly code: string } | { readonly ok: false; readonly reason: WechatRefusal };

/** WeChat around the mini-program, and who the person is there. A browser has no equivalent. */
export interface WechatPort {
  /** Whether this target runs inside WeChat as a mini-program. */
  readonly present: boolean;
  /** `wx.login`: a code that identifies the person, without asking. Always settles. */
  login(): Promise<WechatCode>;
  /** Reads the answer of the button of open-type getPhoneNumber: the detail of its event. */
  phoneCode(detail: unknown): WechatCode;
}

const ABSENT = { ok: false, reason: 'unavailable' } as const;

/** Also in WeChat's own browser: only mini-programs get phone numbers and silent logins. */
export const wechat: WechatPort = {
  present: false,
  login: () => Promise.resolve(ABSENT),
  phoneCode: () => ABSENT,
};
