import Taro from '@tarojs/taro';
import { element, FONT, WHOLE_SCREEN } from '../prompt/element';
import { spinner } from '../prompt/spinner';
import type { PageLoadPort } from './definitions';

export type { PageLoadListener, PageLoadPort } from './definitions';

/** Below prompts and the failure screen, above pages. */
const VIEW = `${WHOLE_SCREEN}${FONT}z-index:8000;display:flex;flex-direction:column;align-items:center;justify-content:center;background:#f5f6fa;color:#5c6078;font-size:.9375rem;`;
const RING = '#2c2f5b';

interface RouterEvent {
  readonly toLocation?: { readonly path?: string };
}

/** A page whose code does not come at all is told of elsewhere (stores/pageLoading); nothing waits for it for ever. */
const LONGEST_WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 16;

let asked = '';
let view: HTMLElement | undefined;

const isWaiting = (): boolean =>
  asked !== '' && (Taro.getCurrentInstance().router?.path ?? '').split('?')[0] !== asked;

/** Taro's router tells of a move before it fetches the page and after it has put it up. */
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

  // A tab that is tapped while it is on view is a move, too, but nothing follows it.
  isWaiting,

  async arrived() {
    const end = Date.now() + LONGEST_WAIT_MS;
    while (isWaiting() && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  },

  // The address is the page's already, and what is in memory stays; the loader has forgotten a file that failed.
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
