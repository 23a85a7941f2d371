export interface IdlePort {
  /** Resolves in its own task: what comes after does not hold up a tap together with what came before. */
  turn(): Promise<void>;
  /** Resolves when what has changed was drawn; absent where drawing is another thread's work. */
  readonly frame?: () => Promise<void>;
  /** Calls `act` once, when the device has nothing better to do: within about two seconds. */
  soon(act: () => void): void;
  /** Calls `act` once, when the person touches the screen, or has stayed five seconds: who leaves sooner pays for nothing ahead. */
  touched(act: () => void): void;
}
