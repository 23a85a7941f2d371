import type * as LazyParts from './lazyParts';

/** Rejects if the code does not load; the next caller tries again. */
export const lazyParts = (): Promise<typeof LazyParts> =>
  import(/* webpackChunkName: "on-demand" */ './lazyParts');

/** Runs something there. If the code does not load, it is left out. */
export function withLazyParts(act: (parts: typeof LazyParts) => void): void {
  lazyParts().then(act, () => undefined);
}

/** Reports a failure. A failed report is lost: a report about it would fail, too (spec §8). */
export function reporting(report: (parts: typeof LazyParts) => void): void {
  lazyParts()
    .then(report)
    .catch(() => undefined);
}
