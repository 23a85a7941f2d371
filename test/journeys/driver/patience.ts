/**
 * How long the drivers wait for anything, in milliseconds. A loaded machine may be slow, the app is judged by what it shows: what does
 * not come is red all the same, only later.
 */
export const PATIENCE_MS = 30_000;
