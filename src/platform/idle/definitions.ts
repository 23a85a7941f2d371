export interface IdlePort {
  /** Calls `act` once, when the device has nothing better to do: within about two seconds. */
  soon(act: () => void): void;
  /** Calls `act` once, when the person touches the screen, or has stayed five seconds: who leaves sooner pays for nothing ahead. */
  touched(act: () => void): void;
}
