/** What the person has answered in WeChat's own sheet, template by template; one that WeChat has banned or filtered is in neither list. */
export type SubscriptionAnswer =
  | { readonly ok: true; readonly accepted: readonly string[]; readonly refused: readonly string[] }
  /** `off`: messages of this program are switched off in WeChat's settings; only the person can change that. */
  | { readonly ok: false; readonly reason: 'off' | 'unavailable' };

/** Messages in WeChat (订阅消息). A browser has none. */
export interface SubscriptionPort {
  readonly present: boolean;
  /** Call it in a tap, before any `await`: WeChat opens its sheet only then. At most three templates. */
  ask(templateIds: readonly string[]): Promise<SubscriptionAnswer>;
}

export const subscription: SubscriptionPort = {
  present: false,
  ask: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
};
