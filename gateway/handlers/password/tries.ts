/** Wrong tries before the trade password is locked. */
export const TRIES = 5;
