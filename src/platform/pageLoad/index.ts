import Taro from '@tarojs/taro';
import { element, FONT, WHOLE_SCREEN } from '../prompt/element';
import { spinner } from '../prompt/spinner';

/** Events while a page's code is loading. */
export interface PageLoadListener {
  /** The code of a page is being fetched. */
  started(): void;
  /** The page is shown, or there is none at that address. */
  ended(): void;
}

/** Loading of pages that are separate files (spec §2: lazily, with a loading view). */
export interface PageLoadPort {
  watch(listener: PageLoadListener): void;
  /** Whether the last requested page is still loading. */
  isWaiting(): boolean;
  /** Resolves when the last requested page is shown, or after some seconds. Never rejects. */
  arrived(): Promise<void>;
  /** Requests the last page again after its code has failed to load: it replaces the current page. */
  again(): void;
  showView(text: string): void;
  hideView(): void;
}

/** Below prompts and the failure screen, above pages. */
const VIEW = `${WHOLE_SCREEN}${FONT}z-index:8000;display:flex;flex-direction:column;align-items:center;justify-content:center;background:#f5f6fa;color:#5c6078;font-size:.9375rem;`;
const RING = '#2c2f5b';

interface RouterEvent {
  readonly toLocation?: { readonly path?: string };
}

/** Upper limit of the wait; runtime/pageLoading reports a page whose code never arrives. */
const LONGEST_WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 16;

let asked = '';
let view: HTMLElement | undefined;

const isWaiting = (): boolean =>
  asked !== '' && (Taro.getCurrentInstance().router?.path ?? '').split('?')[0] !== asked;

/** Taro's router reports a move before it loads the page and after it has shown the page. */
export const pageLoad: PageLoadPort = {
  watch({ started, ended }) {
    Taro.eventCenter.on('__taroRouterChange', ({ toLocation }: RouterEvent) => {
      asked = toLocation?.path ?? '';
      started();
    });
    Taro.eventCenter.on('__afterTaroRouterChange', ended);
    Taro.eventCenter.on('__taroRouterNotFound', () => {
      asked = '';
      ended();
    });
  },

  // A tap on the current tab is reported as a move, too, but no second event follows.
  isWaiting,

  async arrived() {
    const end = Date.now() + LONGEST_WAIT_MS;
    while (isWaiting() && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  },

  // The address already names the page, and the memory stays; the loader forgets a file that failed, so it loads the file again.
  again: () => void Taro.redirectTo({ url: window.location.hash.replace(/^#/, '') }),

  showView(text) {
    if (view?.isConnected) return;
    view = element('div', VIEW, [spinner(RING), element('div', '', text)]);
    view.setAttribute('role', 'status');
    view.setAttribute('aria-busy', 'true');
    document.body.appendChild(view);
  },

  hideView() {
    view?.remove();
    view = undefined;
  },
};
