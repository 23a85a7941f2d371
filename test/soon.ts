import { vi } from 'vitest';

/** Far more than any machine needs; what never comes fails then, and not by the test's own end, which says nothing. */
const PATIENCE_MS = 20_000;

/** Waits until `check` no longer throws: for what nobody awaits, as a call in the background. Held timers go on meanwhile. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
