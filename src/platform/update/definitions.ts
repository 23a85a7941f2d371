/** How a newer build of the app comes to the person. Failures are silent (spec §8 Hot-update failures). */
export interface UpdatePort {
  /** The host itself fetches newer builds; elsewhere the newer one stands at the address already, and only the gateway knows of it. */
  readonly byHost: boolean;
  /** Calls back once the host has fetched a newer build and only waits for a start; never where `byHost` is false. */
  onReady(ready: () => void): void;
  /** Starts anew with the newer build. Whatever is on the page and not kept is lost. */
  apply(): void;
}
