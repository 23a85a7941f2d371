import Taro from '@tarojs/taro';
import type { BackStepPort } from './definitions';

export type { BackStepPort } from './definitions';

/** An element that never says that it has gone must not hold a move. */
const LONGEST_MS = 1000;
/** One cover often gives way to another: time for it to open. */
const PAUSE_MS = 50;
/** After a Back, before the element is shown for a cover below: a slow phone may tell twice that it has gone. */
const AFTER_BACK_MS = 300;

interface Frame {
  readonly page: unknown;
  readonly show: (shown: boolean) => void;
}

/** What closes the covers over the page, the latest last. */
let covers: (() => void)[] = [];
const frames = new Set<Frame>();
/** The element of the current page is shown. */
let shown = false;
/** Until the element has gone as it was told. Its word may come late: nothing is shown before, or it would be taken for a Back. */
let going: Promise<void> | undefined;
let arrived = (): void => undefined;

/** The page itself: two pages in the stack may have one address. */
const currentPage = (): unknown => Taro.getCurrentPages().slice(-1)[0];

function showOn(page: unknown): boolean {
  const here = [...frames].filter((frame) => frame.page === page);
  for (const frame of frames) frame.show(here.includes(frame));
  return here.length > 0;
}

function hide(): void {
  shown = false;
  showOn(undefined);
}

function match(): void {
  const covered = covers.length > 0;
  if (covered === shown || going !== undefined) return;
  if (covered) {
    shown = showOn(currentPage());
    return;
  }
  going = new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      going = undefined;
      resolve();
      match();
    };
    const late = setTimeout(end, LONGEST_MS);
    arrived = end;
  });
  hide();
}

const settle = (afterMs = PAUSE_MS): void => void setTimeout(match, afterMs);

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
      follow(show: (shown: boolean) => void) {
        const frame = { page: currentPage(), show };
        frames.add(frame);
        return () => void frames.delete(frame);
      },
      gone() {
        if (going !== undefined) {
          arrived();
          return;
        }
        if (!shown) return;
        // It was Back.
        hide();
        covers[covers.length - 1]?.();
        settle(AFTER_BACK_MS);
      },
    };
  },
};
