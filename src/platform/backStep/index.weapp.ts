import Taro from '@tarojs/taro';
import type { BackStepPort } from './definitions';

export type { BackStepPort } from './definitions';

/** An element that never says that it has gone must not hold a move. */
const LONGEST_MS = 500;
/** One cover often gives way to another: time for it to open. */
const PAUSE_MS = 50;

/** What closes the covers over the page, the latest last. */
let covers: (() => void)[] = [];
const pages = new Set<(covered: boolean) => boolean>();
/** The element of a page is shown. */
let shown = false;
/** Until the element has gone as it was told. */
let going: Promise<void> | undefined;
let arrived = (): void => undefined;

function tell(covered: boolean): boolean {
  return [...pages].filter((show) => show(covered)).length > 0;
}

function match(): void {
  const covered = covers.length > 0;
  if (covered === shown) return;
  if (covered) {
    shown = tell(true);
    return;
  }
  shown = false;
  going = new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      going = undefined;
      resolve();
    };
    const late = setTimeout(end, LONGEST_MS);
    arrived = end;
  });
  tell(false);
}

const settle = (): void => void setTimeout(match, PAUSE_MS);

export const backStep: BackStepPort = {
  watch: () => undefined,
  hold(close) {
    covers.push(close);
    settle();
    return () => {
      covers = covers.filter((one) => one !== close);
      settle();
    };
  },
  /** While the element is shown, WeChat would close it instead of going back. */
  async free() {
    covers = [];
    match();
    await going;
  },
  get catcher() {
    // Since base library 2.16.0.
    if (!Taro.canIUse('page-container')) return undefined;
    return {
      follow(show: (covered: boolean) => boolean) {
        pages.add(show);
        return () => void pages.delete(show);
      },
      gone() {
        if (!shown) {
          arrived();
          return;
        }
        // It was Back. Told so, the element can be shown again for a cover below, or for one that did not close.
        shown = false;
        tell(false);
        covers[covers.length - 1]?.();
        settle();
      },
    };
  },
};
