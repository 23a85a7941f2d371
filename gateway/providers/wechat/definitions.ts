import type { WechatTopic } from '@/contract/codes';

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

/** A template of the account (订阅消息): its id, and the names of its fields for the three things that we say. */
export interface WechatTemplate {
  readonly id: string;
  /** Fields of the types thing, date or time, and thing. */
  readonly title: string;
  readonly day: string;
  readonly text: string;
}
export type WechatTemplates = Readonly<Partial<Record<WechatTopic, WechatTemplate>>>;

/** A message to one WeChat user, allowed once. */
export interface WechatMessage {
  readonly openId: string;
  readonly templateId: string;
  /** Page with its query, from the root, without a leading slash. */
  readonly page: string;
  /** By the names of the template. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * `refused`: the person does not accept it (any more); `notSent`: WeChat did not send it; `unknown`: no answer, so it may have arrived.
 */
export type WechatSent =
  { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly why: 'refused' | 'notSent' | 'unknown' };

/** `unknown`: not checked. */
export type WechatVerdict = 'pass' | 'risky' | 'unknown';

/** WeChat's server API; the service holds the app's id and secret. A code works once. */
export interface WechatProvider {
  /** Exchanges a `wx.login` code; the session key stays in the service. Never throws. */
  code2session(code: string): Promise<WechatSession>;
  /** Exchanges a code of the `getPhoneNumber` button. Never throws. */
  getPhoneNumber(code: string): Promise<WechatPhone>;
  /** Sends a message that the person has allowed. Never throws. */
  sendMessage(message: WechatMessage): Promise<WechatSent>;
  /** Whether a text may be kept, by WeChat's rules for what people write. Never throws. */
  checkText(given: { readonly openId: string; readonly text: string }): Promise<WechatVerdict>;
}
