/** Spec §7 Native bridge handlers: back-to-app is called after one second, so that the person can read the result first. */
export const BACK_TO_APP_MS = 1000;

/** `stayed`: there is no way back to the app that opened us; the caller has to open the next page. */
export type BackOutcome = 'left' | 'stayed';

export interface BackToAppPort {
  /** After one second: back to the app that opened this one. */
  leave(): Promise<BackOutcome>;
}
