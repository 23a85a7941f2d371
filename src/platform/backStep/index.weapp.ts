import Taro from '@tarojs/taro';
import type { BackCatcherFrame, BackStepPort } from './index';

export type { BackCatcherFrame, BackStepPort } from './index';

/** An element that never says that it has gone must not hold a move. */
const LONGEST_MS = 1000;
/** A cover that closes often gives way to another: time for it to open. */
const PAUSE_MS = 50;

/** A host that does not say that the element is there: by then it is. */
const ENTERING_MS = 300;

interface Cover {
  readonly page: unknown;
  readonly close: () => void;
}

interface Frame {
  readonly page: unknown;
  readonly show: (shown: boolean) => void;
  /** Its element has said that it is there. */
  entered: boolean;
  /** When it was told to be; milliseconds since 1970. */
  since: number;
}

interface Going {
  readonly frame: Frame;
  readonly ended: Promise<void>;
  readonly end: () => void;
}

/** Over all pages of the stack, the latest last. */
let covers: Cover[] = [];
const frames = new Set<Frame>();
/** The frame whose element is shown. */
let shown: Frame | undefined;
/** An element that was told to go. Its word may come late: nothing is shown before, or the word would be taken for a Back. */
let going: Going | undefined;
let moves = 0;
let resting = false;

/** The page itself: two pages in the stack may have one address. */
const currentPage = (): unknown => Taro.getCurrentPages().slice(-1)[0];

const topCover = (page: unknown): Cover | undefined => covers.filter((one) => one.page === page).slice(-1)[0];

/** The frame whose element has to be shown now. */
function wanted(): Frame | undefined {
  const page = currentPage();
  if (moves > 0 || topCover(page) === undefined) return undefined;
  return [...frames].find((frame) => frame.page === page);
}

function hide(frame: Frame): void {
  shown = undefined;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    const late = setTimeout(() => end(), LONGEST_MS);
    end = () => {
      clearTimeout(late);
      if (going?.ended === ended) going = undefined;
      resolve();
      match();
    };
  });
  going = { frame, ended, end };
  frame.show(false);
}

function match(): void {
  if (going !== undefined) return;
  const frame = wanted();
  if (frame === shown) return;
  if (shown !== undefined) hide(shown);
  else if (!resting) {
    shown = frame;
    if (frame === undefined) return;
    Object.assign(frame, { entered: false, since: Date.now() });
    frame.show(true);
  }
}

const settle = (): void => void setTimeout(match, PAUSE_MS);

/** The element has to be told that it is gone before it can be told to be there again. */
function rest(): void {
  resting = true;
  setTimeout(() => {
    resting = false;
    match();
  }, PAUSE_MS);
}

function gone(frame: Frame): void {
  if (going?.frame === frame) {
    going.end();
    return;
  }
  // Anything else is the word of an element that had gone before.
  if (shown !== frame) return;
  shown = undefined;
  frame.show(false);
  rest();
  // A slow phone may tell twice that the one before has gone.
  if (!frame.entered && Date.now() - frame.since < ENTERING_MS) return;
  // It was Back.
  const cover = topCover(frame.page);
  if (cover !== undefined) cover.close();
  // The cover had closed a moment before: it was meant for the page.
  else if (Taro.getCurrentPages().length > 1) void Taro.navigateBack().catch(() => undefined);
}

function leave(frame: Frame): void {
  frames.delete(frame);
  if (shown === frame) shown = undefined;
  if (going?.frame === frame) going.end();
}

export const backStep: BackStepPort = {
  watch: () => undefined,
  page: currentPage,
  hold(close, page = currentPage()) {
    const cover = { page, close };
    covers.push(cover);
    match();
    return () => {
      covers = covers.filter((one) => one !== cover);
      settle();
    };
  },
  /** While an element is shown, WeChat would close it instead of going back. */
  async moving(move) {
    moves += 1;
    try {
      match();
      await going?.ended;
      return await move();
    } finally {
      moves -= 1;
      match();
    }
  },
  /** `reLaunch` and `switchTab` take the pages below away. */
  fromFirstStep: (move) => move(),
  shown: match,
  get catcher() {
    // Since base library 2.16.0.
    if (!Taro.canIUse('page-container')) return undefined;
    return {
      follow(page: unknown, show: (shown: boolean) => void): BackCatcherFrame {
        const frame = { page, show, entered: false, since: 0 };
        frames.add(frame);
        return {
          entered: () => (frame.entered = true),
          gone: () => gone(frame),
          leave: () => leave(frame),
        };
      },
    };
  },
};
