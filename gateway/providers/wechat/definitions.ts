/** `invalid`: the code is unknown to WeChat, used or expired; `unavailable`: no answer, try again. */
export interface WechatFailure {
  readonly kind: 'failed';
  readonly why: 'invalid' | 'unavailable';
}

export type WechatSession =
  /** openId: the WeChat user's id in this mini-program. */
  { readonly kind: 'user'; readonly openId: string } | WechatFailure;

export type WechatPhone =
  /** A mainland phone number, verified by WeChat. */
  { readonly kind: 'phone'; readonly phone: string } | WechatFailure;

/** WeChat's server API; the service holds the app's id and secret. A code works once. */
export interface WechatProvider {
  /** Exchanges a `wx.login` code; the session key stays in the service. Never throws. */
  code2session(code: string): Promise<WechatSession>;
  /** Exchanges a code of the `getPhoneNumber` button. Never throws. */
  getPhoneNumber(code: string): Promise<WechatPhone>;
}
