import { element, WHOLE_SCREEN } from '../prompt/element';
import { balanced } from './balance';

/** Spec §7 Native bridge handlers: nativeDisableCapture and nativeAllowCapture. */
export interface CapturePort {
  /**
   * nativeDisableCapture: blocks captures of the screen from now on. The returned function is nativeAllowCapture; it counts
   * once, and capture is allowed again when every caller has called its function.
   *
   * A mini-program is hidden in a screenshot or a recording (on Android; the host offers nothing on iOS). **No browser can block a capture**:
   * on H5 the page is covered while it is hidden, so that the list of open apps shows no secret, but a screenshot is not prevented.
   */
  disable(): () => void;
}

const COVER = `${WHOLE_SCREEN}z-index:9998;background:#2c2f5b;`;

let cover: HTMLElement | undefined;

function cut(): void {
  const hidden = document.visibilityState === 'hidden';
  if (!hidden) {
    cover?.remove();
    cover = undefined;
  } else if (cover === undefined) {
    cover = element('div', COVER);
    cover.setAttribute('aria-hidden', 'true');
    document.body.appendChild(cover);
  }
}

/** No browser can block a capture: the page is covered while it is hidden (definitions). */
export const capture = balanced((disabled) => {
  if (disabled) {
    document.addEventListener('visibilitychange', cut);
    return;
  }
  document.removeEventListener('visibilitychange', cut);
  cover?.remove();
  cover = undefined;
});
