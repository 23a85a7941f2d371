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
/** Called when our own Back has arrived. False: the person has gone back as well, and this is another page. */
let arrived: (() => boolean) | undefined;
let leaving: Promise<void> | undefined;

const isMarked = (): boolean =>
  (window.history.state as Readonly<Record<string, unknown>> | null)?.[MARK] === true;

/** Without what a page may have changed in its own address. */
const pageOf = (): string | undefined => window.location.hash.split('?')[0];

function enter(): void {
  if (leaving !== undefined) return;
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
  const page = pageOf();
  leaving = new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      arrived = leaving = undefined;
      resolve();
    };
    const late = setTimeout(end, LONGEST_MS);
    arrived = () => {
      end();
      return pageOf() === page;
    };
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
    covers = [];
    return false;
  }
  const [close] = covers.slice(-1);
  if (close) close();
  // After a reload nothing lies over the page: this Back was meant for it.
  else window.history.back();
  settle();
  return true;
}

export const backStep: BackStepPort = {
  watch() {
    if (isMarked()) onStep = window.location.href;
    window.addEventListener('popstate', (event) => {
      if (isOurs()) event.stopImmediatePropagation();
    });
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
