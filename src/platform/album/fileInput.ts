import type { PickOutcome } from './definitions';

interface InputWish {
  readonly accept: string;
  /** Opens the camera at once: the front or the back one. */
  readonly capture?: 'user' | 'environment';
}

/**
 * A phone delivers a photo some time after the window has its focus again: several seconds if it is large or converted from HEIC to JPEG.
 * No caller waits for a cancel, so there is time.
 */
const LATE_CHANGE_MS = 10_000;

const CANCELLED: PickOutcome = { ok: false, reason: 'cancelled' };

let settlePending: ((outcome: PickOutcome) => void) | undefined;

/**
 * Opens the browser's own picker and always settles: on `change`; on `cancel` (Chrome 113, Safari 16.4); if the
 * browser has no such event, ten seconds after the window has its focus again; at the latest when the next picker opens.
 */
export function pickByInput({ accept, capture }: InputWish): Promise<PickOutcome> {
  settlePending?.(CANCELLED);
  return new Promise((resolve) => {
    const input = document.createElement('input');
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const settle = (outcome: PickOutcome): void => {
      clearTimeout(waiting);
      window.removeEventListener('focus', seenAgain);
      document.removeEventListener('visibilitychange', seenAgain);
      input.remove();
      if (settlePending === settle) settlePending = undefined;
      resolve(outcome);
    };
    const chosen = (): void => {
      const file = input.files?.[0];
      settle(
        file
          ? { ok: true, file: { name: file.name, type: file.type, size: file.size, source: file } }
          : CANCELLED,
      );
    };
    const seenAgain = (): void => {
      if (document.visibilityState === 'hidden') return;
      clearTimeout(waiting);
      waiting = setTimeout(chosen, LATE_CHANGE_MS);
    };

    settlePending = settle;
    input.type = 'file';
    input.accept = accept;
    if (capture) input.setAttribute('capture', capture);
    input.style.display = 'none';
    input.addEventListener('change', chosen);
    input.addEventListener('cancel', () => settle(CANCELLED));
    window.addEventListener('focus', seenAgain);
    document.addEventListener('visibilitychange', seenAgain);
    // WebKit opens no picker for an input outside the document.
    document.body.appendChild(input);
    try {
      input.click();
    } catch {
      settle({ ok: false, reason: 'unavailable' });
    }
  });
}
