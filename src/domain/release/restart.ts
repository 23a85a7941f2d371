/** What the app is doing when a newer build waits. */
export interface Moment {
  /** A page of the bottom bar: nobody types there, and no money moves. */
  readonly onTab: boolean;
  /** The newer build that was started already; '' for none. */
  readonly startedFor: string;
}

/**
 * Whether the newer build is started now. Once for each: an address that still serves the old one (a cache on the way, a gateway ahead
 * of its files) must not start for ever.
 */
export function mayRestart(newer: string, { onTab, startedFor }: Moment): boolean {
  return onTab && newer !== '' && newer !== startedFor;
}
