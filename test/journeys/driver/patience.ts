/**
 * How long the drivers wait for anything, in milliseconds. A loaded machine may be slow, and the app is judged by what it shows: what never appears
 * still fails, only later.
 */
export const PATIENCE_MS = 30_000;

/** How long one journey may take: a whole application, drawing and repayment, after the start of a gateway with an empty database. */
export const JOURNEY_MS = 400_000;
