export interface IdlePort {
  /** Calls `act` once, when the device has nothing better to do: within about two seconds. */
  soon(act: () => void): void;
}
