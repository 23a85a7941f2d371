import { element, WHOLE_SCREEN } from '../prompt/element';
import { balanced } from './balance';

export type { CapturePort } from './definitions';

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
