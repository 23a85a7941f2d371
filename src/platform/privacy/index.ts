/** What the person did with the privacy guide; `shown` is only reported to the host. */
export type Consent =
  | { readonly kind: 'shown' }
  /** `buttonId`: id of the host's button (open-type agreePrivacyAuthorization) that was pressed. */
  | { readonly kind: 'agreed'; readonly buttonId: string }
  | { readonly kind: 'refused' };

export type Answer = (consent: Consent) => void;

/** The mini-program's privacy authorisation. A browser has none: there the consent at login counts. */
export interface PrivacyPort {
  /** Whether this target has private interfaces that wait for a consent. */
  readonly gated: boolean;
  /** Name of the guide that the person still has to agree to; null if nothing is missing. */
  missing(): Promise<string | null>;
  /** Calls `ask` each time a private interface is used without consent; the interface waits for the answer. */
  onAsked(ask: (answer: Answer) => void): void;
  /** Asks as a private interface would; true: the person has consented. */
  require(): Promise<boolean>;
  /** Opens the guide for reading. */
  openGuide(): Promise<boolean>;
}

/** A browser asks by itself when a device is used. */
export const privacy: PrivacyPort = {
  gated: false,
  missing: () => Promise.resolve(null),
  onAsked: () => undefined,
  require: () => Promise.resolve(true),
  openGuide: () => Promise.resolve(false),
};
