import type { CapturePort } from './definitions';

/** Switches with the first who wants it and with the last who does not want it any more. */
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
