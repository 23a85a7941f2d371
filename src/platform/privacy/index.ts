import type { PrivacyPort } from './definitions';

export type { Answer, Consent, PrivacyPort } from './definitions';

/** Without a device there are no private interfaces. */
export const privacy: PrivacyPort = {
  gated: false,
  missing: () => Promise.resolve(null),
  onAsked: () => undefined,
  require: () => Promise.resolve(true),
  openGuide: () => Promise.resolve(false),
};
