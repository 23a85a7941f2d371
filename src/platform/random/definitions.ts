export interface RandomPort {
  /** Fresh bytes from the device's cryptographic source. Throws if it has none left; never falls back to Math.random. */
  bytes(count: number): Uint8Array;
  /** Settles when there are bytes for at least one sealed request (about 600); rejects if the device gives none. */
  ready(): Promise<void>;
}
