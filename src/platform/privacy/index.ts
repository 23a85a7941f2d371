import type { PrivacyPort } from './definitions';

export type { Answer, Consent, PrivacyPort } from './definitions';

/** Without a device there is nothing private to be used. */
export const privacy: PrivacyPort = {
  gated: false,
  missing: () => Promise.resolve(null),
  onAsked: () => undefined,
  require: () => Promise.resolve(true),
  openGuide: () => Promise.resolve(false),
};
