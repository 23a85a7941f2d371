import { element, FONT, textSize, WHOLE_SCREEN } from './element';
import { spinner } from './spinner';

const LAYER = `${WHOLE_SCREEN}${FONT}z-index:9000;display:flex;align-items:center;justify-content:center;padding:24px;`;
const BOX =
  'max-width:280px;box-sizing:border-box;padding:12px 20px;border-radius:12px;background:rgba(18,19,35,.86);color:#fff;' +
  `${textSize(0.9375)}line-height:1.5;text-align:center;overflow-wrap:anywhere;`;
const RING = '#fff';

let layer: HTMLElement | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;
let what: 'toast' | 'loading' | undefined;

/** One layer for both kinds. It stays after the first use, because a screen reader reads its changes aloud. */
function show(kind: 'toast' | 'loading', box: HTMLElement, blocking: boolean): void {
  clearTimeout(hiding);
  if (!layer?.isConnected) {
    layer = element('div', LAYER);
    layer.setAttribute('role', 'status');
    layer.setAttribute('aria-live', 'polite');
    document.body.appendChild(layer);
  }
  what = kind;
  layer.style.pointerEvents = blocking ? 'auto' : 'none';
  layer.setAttribute('aria-busy', String(kind === 'loading'));
  layer.style.display = 'flex';
  // Not replaceChildren: browsers before Chromium 86 and Safari 14 lack it.
  layer.textContent = '';
  layer.append(box);
}

function hide(kind: 'toast' | 'loading'): void {
  if (what !== kind || layer === undefined) return;
  what = undefined;
  layer.textContent = '';
  layer.style.display = 'none';
}

export function showToast(text: string, milliseconds: number, mask: boolean): void {
  show('toast', element('div', BOX, text), mask);
  hiding = setTimeout(() => hide('toast'), milliseconds);
}

export function showLoading(text: string): void {
  show('loading', element('div', BOX, [spinner(RING), element('div', '', text)]), true);
}

export const hideLoading = (): void => hide('loading');
