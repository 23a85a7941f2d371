export interface RandomPort {
  /** Fresh bytes of the device's cryptographic source. Throws where it has none left; never falls back to Math.random. */
  bytes(count: number): Uint8Array;
  /** Settles when there are bytes for at least one sealed request (about 600); rejects where the device gives none. */
  ready(): Promise<void>;
}
