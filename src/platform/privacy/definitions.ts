/** What the person did with the privacy guide; `shown` is only told to the host. */
export type Consent =
  | { readonly kind: 'shown' }
  /** `buttonId`: id of the host's button (open-type agreePrivacyAuthorization) that was pressed. */
  | { readonly kind: 'agreed'; readonly buttonId: string }
  | { readonly kind: 'refused' };

export type Answer = (consent: Consent) => void;

/** The mini-program's privacy authorisation. A browser has none: there the consent of the login stands. */
export interface PrivacyPort {
  /** Whether this end has private interfaces at all that wait for a consent. */
  readonly gated: boolean;
  /** Name of the guide that still has to be agreed to; null where nothing is missing. */
  missing(): Promise<string | null>;
  /** Whenever a private interface is used without consent, `ask` is called, and that interface waits for the answer. */
  onAsked(ask: (answer: Answer) => void): void;
  /** Asks as a private interface would; true: the consent stands. */
  require(): Promise<boolean>;
  /** Opens the guide itself, to be read. */
  openGuide(): Promise<boolean>;
}
