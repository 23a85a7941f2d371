/**
 * How long the drivers wait for anything, in milliseconds. A loaded machine may be slow, the app is judged by what it shows: what does
 * not come is red all the same, only later.
 */
export const PATIENCE_MS = 30_000;

/** How long one journey may take: a whole application, drawing and repayment, after a gateway with an empty database has started. */
export const JOURNEY_MS = 400_000;
