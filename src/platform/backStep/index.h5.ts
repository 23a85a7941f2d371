import type { BackStepPort } from './definitions';

export type { BackStepPort } from './definitions';

/** A Back of ours that the browser never makes must not hold a move. */
const LONGEST_MS = 1500;
/** One cover often gives way to another: time for it to open. */
const PAUSE_MS = 50;
const MARK = 'covered';

/** What closes the covers over the page, the latest last. */
let covers: (() => void)[] = [];
/** The address of the step that we are on: the same page once more in the history. Undefined: on a page's own step. */
let onStep: string | undefined;
/** Called when our own Back has arrived. */
let arrived: (() => void) | undefined;
let leaving: Promise<void> | undefined;

const isMarked = (): boolean =>
  (window.history.state as Readonly<Record<string, unknown>> | null)?.[MARK] === true;

function enter(): void {
  if (onStep !== undefined || leaving !== undefined) return;
  // The router's own notes stay in the state.
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
  onStep = window.location.href;
}

function leave(): Promise<void> {
  if (onStep === undefined) return leaving ?? Promise.resolve();
  onStep = undefined;
  leaving = new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      arrived = leaving = undefined;
      resolve();
    };
    const late = setTimeout(end, LONGEST_MS);
    arrived = end;
    window.history.back();
  });
  return leaving;
}

/** Also after a Back: its closing was refused, or there is another cover below. */
async function match(): Promise<void> {
  if (covers.length === 0) return leave();
  await leaving;
  if (covers.length > 0) enter();
}

const settle = (): void => void setTimeout(() => void match(), PAUSE_MS);

/** The router hears of a step to another page only. */
function stepped(event: Event): void {
  const from = onStep;
  if (arrived) arrived();
  else if (isMarked()) {
    // Forward, onto a step whose cover is closed.
    onStep = window.location.href;
  } else if (from !== undefined && from === window.location.href) {
    onStep = undefined;
    const close = covers.at(-1);
    if (close) close();
    // After a reload nothing lies over the page: this Back was meant for it.
    else window.history.back();
    settle();
  } else {
    onStep = undefined;
    covers = [];
    return;
  }
  event.stopImmediatePropagation();
}

export const backStep: BackStepPort = {
  watch() {
    if (isMarked()) onStep = window.location.href;
    window.addEventListener('popstate', stepped);
  },
  hold(close) {
    covers.push(close);
    settle();
    return () => {
      covers = covers.filter((one) => one !== close);
      settle();
    };
  },
  free() {
    covers = [];
    return leave();
  },
};
