import { idle } from '@/platform/idle';
import type { PreloadPort } from './definitions';

export type { PreloadPort } from './definitions';

/** The part that we use: config/pageLoads adds a way to find the files of a page to the configuration of Taro's H5 entry. */
interface TaroWindow {
  readonly __taroAppConfig?: {
    readonly routes?: readonly { readonly path: string; files?(): Promise<readonly string[] | undefined> }[];
  };
}

const asked = new Set<string>();

/** Fetch the code, do not run it: running it would hold up the page that the person reads. */
async function fetchFiles(path: string): Promise<void> {
  const { __taroAppConfig: config } = window as unknown as TaroWindow;
  const route = config?.routes?.find((one) => `/${one.path}` === path);
  try {
    for (const file of (await route?.files?.()) ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', fetchPriority: 'low', href: `./${file}` });
      link.as = file.endsWith('.css') ? 'style' : 'script';
      document.head.append(link);
    }
  } catch {
    // Opening the page tries again, and reports the failure.
    asked.delete(path);
  }
}

export const preload: PreloadPort = {
  page(path) {
    if (asked.has(path)) return;
    asked.add(path);
    idle.touched(() => void fetchFiles(path));
  },
};
