/**
 * How long the drivers wait for anything, in milliseconds. A loaded machine may be slow, and the app is judged by what it shows: what never appears
 * still fails, only later.
 */
export const PATIENCE_MS = 30_000;

/** How long one journey may take: a whole application, drawing and repayment, after the start of a gateway with an empty database. */
export const JOURNEY_MS = 400_000;

/** Longer than the second in which the app takes another tap for a slip (components/pressable). */
const BETWEEN_TAPS_MS = 1100;

/** Keeps two taps on the same control as far apart as if a picture were chosen in between. */
export class Unhurried {
  private last = 0;

  async wait(): Promise<void> {
    const rest = this.last + BETWEEN_TAPS_MS - Date.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }

  tapped(): void {
    this.last = Date.now();
  }
}

const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 250;

/** Looks until `come` says yes; false if it does not within `ms`. The pauses grow: each look costs the browser and the driver something. */
export async function comes(come: () => Promise<boolean>, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  for (let pause = FIRST_PAUSE_MS; !(await come()); pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return true;
}

/** Pictures of each step are for looking at: JOURNEY_PICTURES=1. What fails is always kept. */
export const keepsPicture = (name: string): boolean =>
  name === FAILED || process.env['JOURNEY_PICTURES'] === '1';

/** Name of the picture of a journey that failed. */
export const FAILED = 'failed';
