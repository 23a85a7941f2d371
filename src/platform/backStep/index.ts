import Taro from '@tarojs/taro';
import { fromFirstStep, isSilent } from './firstStep';

/** The host's Back closes a cover over the page (sheet, question, picture). Without a cover it leaves the page. */
export interface BackStepPort {
  /** Listens to Back. Call once, before the router does. */
  watch(): void;
  /** What identifies the page on the screen, also among pages of the same address. A page's frame asks at its first render. */
  page(): unknown;
  /**
   * Until the returned function is called, Back on `page` (by default the page on the screen) calls `close`, and the page stays. If there are
   * several, the latest comes first.
   */
  hold(close: () => void, page?: unknown): () => void;
  /** Runs a move to another page. Until it ends, well or not, Back belongs to the pages; then to the covers of the page on the screen again. */
  moving<T>(move: () => Promise<T>): Promise<T>;
  /**
   * Runs a move to another page from the first step of the app in the host's history: what lies below the current page is not reached by Back any
   * more. `alone`: the address of the only page of the stack; unless it is home, home stays below it. A host whose own move does that just moves.
   */
  fromFirstStep<T>(move: () => Promise<T>, alone?: string): Promise<T>;
  /** Call it when a page is shown, also by Back: it may still have covers. */
  shown(): void;
  /** For hosts that tell a page of Back only by an element in it. Undefined: the host needs none, or has none. */
  readonly catcher?: BackCatcherPort | undefined;
}

/** WeChat's `page-container`: while it is shown, Back closes it instead of the page. So does `navigateBack`. */
export interface BackCatcherPort {
  /** Call it when the frame of `page` is mounted: `show` is called with whether the frame has to show its element. */
  follow(page: unknown, show: (shown: boolean) => void): BackCatcherFrame;
}

export interface BackCatcherFrame {
  /** The frame's element is there: from now on its going may be a Back. */
  entered(): void;
  /** The frame's element has gone: as it was told, or by Back. */
  gone(): void;
  /** The frame itself goes. */
  leave(): void;
}

/** A Back of ours that the browser never makes must not hold a move. */
const LONGEST_MS = 1500;
/** A cover that closes often gives way to another: time for it to open. */
const PAUSE_MS = 50;
const MARK = 'covered';

interface Cover {
  readonly page: unknown;
  readonly close: () => void;
}

/** Over all pages, the latest last. */
let covers: Cover[] = [];
let moves = 0;
/** The address of the step that we are on: the same page once more in the history. Undefined: on a page's own step. */
let onStep: string | undefined;
/** Called when our own Back has arrived. False: the person has gone back as well, and this is another page. */
let arrived: (() => boolean) | undefined;
let leaving: Promise<void> | undefined;

const isMarked = (): boolean =>
  (window.history.state as Readonly<Record<string, unknown>> | null)?.[MARK] === true;

/** Without what a page may have changed in its own address. */
const placeNow = (): string | undefined => window.location.hash.split('?')[0];

/** Taro's path of a page is different for each opening. */
const currentPage = (): string | undefined => Taro.getCurrentInstance().page?.path;

function topCover(): Cover | undefined {
  const page = currentPage();
  // After a Back the address changes before the page: then no cover counts.
  if (page !== undefined && isElsewhere(page)) return undefined;
  return covers.filter((one) => one.page === page).slice(-1)[0];
}

/** The root has home's page, too. */
function isElsewhere(page: string): boolean {
  const place = placeNow()?.replace(/^#\/?$/, '') ?? '';
  return place !== '' && place !== `#${page.split('?')[0]}`;
}

const isCovered = (): boolean => moves === 0 && topCover() !== undefined;

function enter(): void {
  // Not asked of `onStep`: the router may have replaced the step.
  if (!isMarked()) pushStep();
  onStep = window.location.href;
}

function pushStep(): void {
  // The router's own notes stay in the state.
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
}

function leave(): Promise<void> {
  onStep = undefined;
  if (leaving !== undefined || !isMarked()) return leaving ?? Promise.resolve();
  const page = placeNow();
  leaving = new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      arrived = leaving = undefined;
      resolve();
    };
    const late = setTimeout(end, LONGEST_MS);
    arrived = () => {
      end();
      return placeNow() === page;
    };
    window.history.back();
  });
  return leaving;
}

/** Also after a Back: its closing was refused, or there is another cover below. */
async function match(): Promise<void> {
  if (!isCovered()) return leave();
  await leaving;
  if (isCovered()) enter();
}

const settle = (): void => void setTimeout(() => void match(), PAUSE_MS);

/** Whether a step through the history was one of ours. Of others the router hears. */
function isOurs(): boolean {
  const from = onStep;
  if (arrived) return arrived();
  if (isMarked()) {
    // Forward, onto a step whose cover is closed.
    onStep = window.location.href;
    return true;
  }
  onStep = undefined;
  if (from !== window.location.href) {
    // Back from a page that could not be loaded: the page below was never hidden.
    settle();
    return false;
  }
  const cover = topCover();
  if (cover) cover.close();
  // After a reload nothing lies over the page: this Back was meant for it.
  else window.history.back();
  settle();
  return true;
}

export const backStep: BackStepPort = {
  watch() {
    if (isMarked()) onStep = window.location.href;
    window.addEventListener('popstate', (event) => {
      if (isSilent() || isOurs()) event.stopImmediatePropagation();
    });
    window.addEventListener('hashchange', (event) => {
      if (isSilent()) event.stopImmediatePropagation();
    });
  },
  page: currentPage,
  hold(close, page = currentPage()) {
    const cover = { page, close };
    covers.push(cover);
    void match();
    return () => {
      covers = covers.filter((one) => one !== cover);
      settle();
    };
  },
  async moving(move) {
    moves += 1;
    try {
      await leave();
      return await move();
    } finally {
      moves -= 1;
      settle();
    }
  },
  fromFirstStep,
  shown: () => void match(),
};
