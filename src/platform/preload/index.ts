import { idle } from '@/platform/idle';

export interface PreloadPort {
  /** Loads the files of the page at `path` ('/pages/login/index') ahead, when the person touches the screen or stays. Never fails. */
  page(path: string): void;
}

/** The part of Taro's H5 entry that we use: each route loads the code of its page, once. */
interface TaroWindow {
  readonly __taroAppConfig?: {
    readonly routes?: readonly { readonly path: string; load(): readonly unknown[] }[];
  };
}

const asked = new Set<string>();

async function load(path: string): Promise<void> {
  const { __taroAppConfig: config } = window as unknown as TaroWindow;
  try {
    await config?.routes?.find((one) => `/${one.path}` === path)?.load()[0];
  } catch {
    // Opening the page tries again, and reports the failure.
    asked.delete(path);
  }
}

export const preload: PreloadPort = {
  page(path) {
    if (asked.has(path)) return;
    asked.add(path);
    idle.touched(() => void load(path));
  },
};
