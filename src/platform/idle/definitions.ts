export interface IdlePort {
  /** Resolves in a new task, so that a tap can be handled between the code before and the code after. */
  turn(): Promise<void>;
  /** Resolves when the changes are drawn; absent if another thread draws. */
  readonly frame?: () => Promise<void>;
  /** Calls `act` once, when the device has nothing better to do: within about two seconds. */
  soon(act: () => void): void;
  /** Calls `act` once, when the person touches the screen or has stayed five seconds. A person who leaves sooner loads nothing ahead. */
  touched(act: () => void): void;
}
