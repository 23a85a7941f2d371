import type * as OnDemand from './onDemand';

/** Rejects if the code does not come; the next one who needs it asks again. */
export const demanded = (): Promise<typeof OnDemand> =>
  import(/* webpackChunkName: "on-demand" */ './onDemand');

/** Does something there. If the code does not come, it is left out. */
export function onDemand(act: (parts: typeof OnDemand) => void): void {
  demanded().then(act, () => undefined);
}

/** Reports a failure. A report that fails is lost: a report of that would fail, too (spec §8). */
export function reporting(report: (parts: typeof OnDemand) => void): void {
  demanded()
    .then(report)
    .catch(() => undefined);
}
