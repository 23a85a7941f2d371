import type * as OnDemand from './onDemand';

/** Rejects if the code does not load; the next caller tries again. */
export const demanded = (): Promise<typeof OnDemand> =>
  import(/* webpackChunkName: "on-demand" */ './onDemand');

/** Runs something there. If the code does not load, it is left out. */
export function onDemand(act: (parts: typeof OnDemand) => void): void {
  demanded().then(act, () => undefined);
}

/** Reports a failure. A failed report is lost: a report about it would fail, too (spec §8). */
export function reporting(report: (parts: typeof OnDemand) => void): void {
  demanded()
    .then(report)
    .catch(() => undefined);
}
