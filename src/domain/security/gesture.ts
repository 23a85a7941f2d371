/** A gesture: dots of a 3×3 grid in the order drawn, 0 top left to 8 bottom right; each at most once. */
export type Gesture = readonly number[];

/** A gesture with fewer dots is too easy to guess. */
export const LEAST_DOTS = 4;
/** Wrong tries before the session ends. */
export const MOST_WRONG = 5;
/** Asked again after this long in the background. */
export const AWAY_MS = 5 * 60_000;
