import type { PreloadPort } from './definitions';

export type { PreloadPort } from './definitions';

/** As far as we use it: Taro's H5 entry puts its configuration there, with the import of each page. */
interface TaroWindow {
  readonly __taroAppConfig?: {
    readonly routes?: readonly { readonly path: string; readonly load?: () => unknown }[];
  };
  /** Not in iOS's browser. */
  readonly requestIdleCallback?: (act: () => void, options: { readonly timeout: number }) => unknown;
}

const IDLE_MS = 2000;

const asked = new Set<string>();

/** The first entry of what a route's `load` gives is the promise of the page's code. */
async function fetchPage(path: string): Promise<void> {
  const { __taroAppConfig: config } = window as unknown as TaroWindow;
  const route = config?.routes?.find((one) => `/${one.path}` === path);
  try {
    const loaded: unknown = route?.load?.();
    await (Array.isArray(loaded) ? (loaded[0] as unknown) : loaded);
  } catch {
    // Opening the page tries again, and says what is wrong.
    asked.delete(path);
  }
}

export const preload: PreloadPort = {
  page(path) {
    if (asked.has(path)) return;
    asked.add(path);
    const act = () => void fetchPage(path);
    const { requestIdleCallback } = window as unknown as TaroWindow;
    if (requestIdleCallback === undefined) setTimeout(act, IDLE_MS);
    else requestIdleCallback.call(window, act, { timeout: IDLE_MS });
  },
};
