import { idle } from '@/platform/idle';
import type { PreloadPort } from './definitions';

export type { PreloadPort } from './definitions';

/** The part that we use: Taro's H5 entry stores its configuration here, with the import of each page. */
interface TaroWindow {
  readonly __taroAppConfig?: {
    readonly routes?: readonly { readonly path: string; readonly load?: () => unknown }[];
  };
}

const asked = new Set<string>();

/** The first item that a route's `load` returns is the promise of the page's code. */
async function fetchPage(path: string): Promise<void> {
  const { __taroAppConfig: config } = window as unknown as TaroWindow;
  const route = config?.routes?.find((one) => `/${one.path}` === path);
  try {
    const loaded: unknown = route?.load?.();
    await (Array.isArray(loaded) ? (loaded[0] as unknown) : loaded);
  } catch {
    // Opening the page tries again, and reports the failure.
    asked.delete(path);
  }
}

export const preload: PreloadPort = {
  page(path) {
    if (asked.has(path)) return;
    asked.add(path);
    idle.soon(() => void fetchPage(path));
  },
};
