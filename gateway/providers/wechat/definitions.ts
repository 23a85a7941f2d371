/** `invalid`: WeChat does not know the code, or it was used or has run out; `unavailable`: no answer, try again. */
export interface WechatFailure {
  readonly kind: 'failed';
  readonly why: 'invalid' | 'unavailable';
}

export type WechatSession =
  /** openId: who the WeChat user is to this mini-program. */
  { readonly kind: 'user'; readonly openId: string } | WechatFailure;

export type WechatPhone =
  /** A number of the mainland, verified by WeChat. */
  { readonly kind: 'phone'; readonly phone: string } | WechatFailure;

/** WeChat's server side, with the app's id and secret behind it. Codes are good once. */
export interface WechatProvider {
  /** Of a code of `wx.login`. The session key stays there. Never throws. */
  code2session(code: string): Promise<WechatSession>;
  /** Of a code of the button `getPhoneNumber`. Never throws. */
  getPhoneNumber(code: string): Promise<WechatPhone>;
}
