import type { HostReason } from '../permissions/hostReason';

/** Why WeChat gave no code. */
export type WechatRefusal = HostReason;

/** A one-time code that the gateway redeems. */
export type WechatCode =
  { readonly ok: true; readonly code: string } | { readonly ok: false; readonly reason: WechatRefusal };

/** WeChat around the mini-program: who the person is there. A browser has no such thing. */
export interface WechatPort {
  /** Whether this end runs inside WeChat as a mini-program. */
  readonly present: boolean;
  /** `wx.login`: a code for who this is, without a question to the person. Always settles. */
  login(): Promise<WechatCode>;
  /** What the button of open-type getPhoneNumber answered: the detail of its event. */
  phoneCode(detail: unknown): WechatCode;
}
