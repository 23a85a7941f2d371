/** How the person gets a newer build of the app. Failures are silent (spec §8 Hot-update failures). */
export interface UpdatePort {
  /** True: the host itself downloads newer builds. False: the newer build is already at the address, and only the gateway knows about it. */
  readonly byHost: boolean;
  /** The app around us is older than what every page needs: only its own update helps. */
  hostTooOld(): boolean;
  /** Calls back when the host has downloaded a newer build that needs a restart; never if `byHost` is false. */
  onReady(ready: () => void): void;
  /** Restarts with the newer build. Unsaved input on the page is lost. */
  apply(): void;
}

export const update: UpdatePort = {
  byHost: false,
  // A browser that is too old gets another page before any script runs.
  hostTooOld: () => false,
  onReady: () => undefined,
  // index.html is always revalidated, never served straight from a cache, and names the files of the newer build.
  apply: () => window.location.reload(),
};
