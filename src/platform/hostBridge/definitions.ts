/** How long the host may take to provide its bridge, and to answer on it. */
export const BRIDGE_WAIT_MS = 10_000;
export const BRIDGE_ANSWER_MS = 3_000;

/** `absent`: no host, or a host without a bridge. `broken`: something has that name but is no bridge, throws, or never answers. */
export type BridgeOutcome = 'started' | 'absent' | 'broken' | 'unavailable';

/** The bridge of the partner's app that shows the product in its own web view (spec §4 Launch, channel 2-4-7). */
export interface HostBridgePort {
  /** Starts the bridge once, as soon as the host has provided it. Never rejects. */
  start(): Promise<BridgeOutcome>;
  /** After one second: asks the host to close the product (spec §7 back-to-app). False: the host did not say yes. */
  leave(): Promise<boolean>;
}
