/** Spec §7 Native bridge handlers: back-to-app is called after one second, so that the person reads what came of it first. */
export const BACK_TO_APP_MS = 1000;

/** `stayed`: the app that opened us cannot be gone back to; the caller leads on. */
export type BackOutcome = 'left' | 'stayed';

export interface BackToAppPort {
  /** After one second: back to the app that opened this one. */
  leave(): Promise<BackOutcome>;
}
