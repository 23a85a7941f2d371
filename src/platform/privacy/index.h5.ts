import type { PrivacyPort } from './definitions';

export type { Answer, Consent, PrivacyPort } from './definitions';

/** A browser asks by itself when a device is used. */
export const privacy: PrivacyPort = {
  gated: false,
  missing: () => Promise.resolve(null),
  onAsked: () => undefined,
  require: () => Promise.resolve(true),
  openGuide: () => Promise.resolve(false),
};
