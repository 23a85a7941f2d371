/** State of the app when a newer build waits. */
export interface Moment {
  /** A page of the bottom bar: it has no inputs, and no money moves there. */
  readonly onTab: boolean;
  /** The newer build that the app has already restarted for; '' for none. */
  readonly startedFor: string;
}

/**
 * Whether to restart for the newer build now. Once for each build: if the address still serves the old build (a cache on the way, a
 * gateway ahead of its files), the app must not restart forever.
 */
export function mayRestart(newer: string, { onTab, startedFor }: Moment): boolean {
  return onTab && newer !== '' && newer !== startedFor;
}
