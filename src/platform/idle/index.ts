export interface IdlePort {
  /** Resolves in a new task, so that a tap can be handled between the code before and the code after. */
  turn(): Promise<void>;
  /** Resolves when the changes are drawn; absent if another thread draws. */
  readonly frame?: () => Promise<void>;
  /** Calls `act` once, when the device has nothing better to do: within about two seconds. */
  soon(act: () => void): void;
  /** Calls `act` once, when the person touches the screen or has stayed five seconds. A shorter visit loads nothing ahead. */
  touched(act: () => void): void;
}

/** Missing in Safari on iOS. */
interface IdleWindow {
  readonly requestIdleCallback?: (act: () => void, options: { readonly timeout: number }) => unknown;
}

const LATEST_MS = 2000;
const STAYS_MS = 5000;
const TOUCH = 'pointerdown';
/** A window gets no frame while it is hidden. */
const NO_FRAME_MS = 100;

/** In a hidden window there are no taps, and timers are slow. */
const unlessHidden = (wait: () => Promise<void>): Promise<void> =>
  document.hidden ? Promise.resolve() : wait();

export const idle: IdlePort = {
  turn: () => unlessHidden(() => new Promise((next) => setTimeout(next))),
  frame: () =>
    unlessHidden(
      () =>
        new Promise((next) => {
          requestAnimationFrame(() => setTimeout(next));
          setTimeout(next, NO_FRAME_MS);
        }),
    ),
  soon(act) {
    const { requestIdleCallback } = window as unknown as IdleWindow;
    if (requestIdleCallback === undefined) setTimeout(act, LATEST_MS);
    else requestIdleCallback.call(window, act, { timeout: LATEST_MS });
  },
  touched(act) {
    const begin = () => {
      clearTimeout(stays);
      window.removeEventListener(TOUCH, begin);
      act();
    };
    const stays = setTimeout(begin, STAYS_MS);
    window.addEventListener(TOUCH, begin);
  },
};
