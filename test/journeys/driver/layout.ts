import type { Frame, Page } from 'playwright-core';

/** A page moves at most this much (layout shift score: share of the screen × share of the way), from opening to leaving. */
export const MOST_SHIFT = 0.02;

interface Watched {
  /** The worst burst of shifts of each address, and what moved in it. */
  shifts: Record<string, { worst: number; sum: number; start: number; last: number; what: string[] }>;
  /** Where and when the person last did something. */
  acted?: { path: string; at: number };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Node | null }[];
}

/**
 * Runs in each document: sums the shifts of each address in bursts, as the metric CLS does (at most 5 s, with gaps below 1 s). What moves on the
 * page where the person has just done something may be the answer to it. The metric's own rule (half a second after a tap, on whatever page)
 * would judge a fast machine and a slow one differently: an answer is late on one of them, and a page that opens is quiet on the other.
 */
const collectShifts = (): void => {
  const here = window as unknown as Watched;
  here.shifts = {};
  const name = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : '';
  };
  // A shift is told some time after it was: the address may be another one by then.
  const trail: { path: string; from: number }[] = [];
  const follow = (): void => {
    const path = window.location.hash.split('?')[0] ?? '';
    if (trail.at(-1)?.path !== path) trail.push({ path, from: trail.length > 0 ? performance.now() : 0 });
  };
  const pathAt = (time: number): string => [...trail].reverse().find(({ from }) => from <= time)?.path ?? '';
  follow();
  for (const change of ['pushState', 'replaceState'] as const) {
    const own = window.history[change].bind(window.history);
    window.history[change] = (...state): void => {
      own(...state);
      follow();
    };
  }
  for (const moved of ['popstate', 'hashchange']) window.addEventListener(moved, follow, true);
  const act = ({ timeStamp }: Event): void => {
    here.acted = { path: pathAt(timeStamp), at: timeStamp };
  };
  for (const kind of ['pointerdown', 'keydown', 'input']) window.addEventListener(kind, act, true);
  const answers = (path: string, startTime: number): boolean =>
    here.acted?.path === path && startTime - here.acted.at < 15_000;
  const add = ({ value, startTime, sources = [] }: LayoutShift): void => {
    const path = pathAt(startTime);
    if (answers(path, startTime)) return;
    const now = (here.shifts[path] ??= { worst: 0, sum: 0, start: startTime, last: startTime, what: [] });
    const ended = startTime - now.last > 1000 || startTime - now.start > 5000;
    Object.assign(now, {
      sum: ended ? value : now.sum + value,
      start: ended ? startTime : now.start,
      last: startTime,
    });
    now.worst = Math.max(now.worst, now.sum);
    now.what.push(`${value.toFixed(3)} ${sources.map(({ node }) => name(node)).join(', ')}`);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) add(entry);
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Runs in the page: the shifts that were seen since the last time. */
const takeShifts = (): Watched['shifts'] => {
  const here = window as unknown as Watched;
  const taken = here.shifts ?? {};
  here.shifts = {};
  return taken;
};

/** Runs in the page, also of an old browser (no `??`): what reaches over the sides of the screen. */
export const tooWide = (): string[] => {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element): boolean =>
    element.scrollWidth > element.clientWidth + 1 && element.getClientRects().length > 0;
  const pages = [document.documentElement, ...document.querySelectorAll('.taro_page')].filter(scrolls);
  if (pages.length === 0) return [];
  return [...pages.flatMap((page) => [...page.querySelectorAll('*')])]
    .filter((element) => {
      const { right, left, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1);
    })
    .map((element) => `${element.localName}.${element.getAttribute('class') || ''}`)
    .slice(0, 5);
};

/** Runs in the page: whether the end of a tab page lies under the tab bar, where no one can scroll it clear. */
const underTabBar = (): boolean => {
  const bar = document.querySelector('.taro-tabbar__tabbar:not(.taro-tabbar__tabbar-hide)');
  const pages = [...document.querySelectorAll('.taro_tabbar_page')].filter(
    (page) => page.getClientRects().length > 0,
  );
  if (bar === null || document.documentElement.classList.contains('yl-covered')) return false;
  const { top, height } = bar.getBoundingClientRect();
  return height > 0 && pages.some((page) => page.getBoundingClientRect().bottom > top + 1);
};

export interface Shift {
  readonly path: string;
  readonly worst: number;
  readonly what: readonly string[];
}

/** The shifts since the last call. A document that is being left answers nothing. */
export async function shiftsIn(document: Page | Frame): Promise<readonly Shift[]> {
  const taken = await document.evaluate(takeShifts).catch(() => ({}));
  return Object.entries(taken).map(([path, { worst, what }]) => ({ path, worst, what }));
}

/** Collects what jumps and what does not fit on the pages of one window. */
export class Layout {
  private readonly found = new Map<string, string>();

  constructor(private readonly page: Page) {}

  /** Call before the document is opened. */
  async watch(): Promise<void> {
    await this.page.addInitScript(collectShifts);
  }

  get problems(): readonly string[] {
    return [...this.found.values()];
  }

  shifts(): Promise<readonly Shift[]> {
    return shiftsIn(this.page);
  }

  async tooWide(): Promise<readonly string[]> {
    return this.page.evaluate(tooWide).catch(() => []);
  }

  async underTabBar(): Promise<boolean> {
    return this.page.evaluate(underTabBar).catch(() => false);
  }

  /** Call when the page stands still. */
  async look(): Promise<void> {
    for (const { path, worst, what } of await this.shifts()) {
      if (worst > MOST_SHIFT)
        this.found.set(`shift ${path}`, `jumps (${worst.toFixed(3)}) at ${path}:\n  ${what.join('\n  ')}`);
    }
    if (await this.underTabBar())
      this.found.set(`bar ${this.page.url()}`, `ends under the tab bar: ${this.page.url()}`);
    const wide = await this.tooWide();
    if (wide.length > 0)
      this.found.set(
        `wide ${this.page.url()}`,
        `wider than the screen at ${this.page.url()}: ${wide.join(', ')}`,
      );
  }

  /** Forgets what a measurement itself has moved. */
  async forget(): Promise<void> {
    await this.page
      .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      .catch(() => undefined);
    await this.shifts();
  }
}
