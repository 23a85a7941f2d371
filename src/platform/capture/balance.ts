import type { CapturePort } from './definitions';

/** Counts the callers: the first one blocks capture, the last release allows it again. */
export function balanced(turn: (disabled: boolean) => void): CapturePort {
  let holders = 0;
  return {
    disable() {
      let held = true;
      holders += 1;
      if (holders === 1) turn(true);
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders === 0) turn(false);
      };
    },
  };
}
