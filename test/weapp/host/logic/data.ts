import { stepsOf } from '../view/paths';

type Container = Record<string | number, unknown>;

/** Keeps the logic's own copy of `data` in sync with what was sent to the view. */
export function applyPatch(data: object, patch: Readonly<Record<string, unknown>>): void {
  for (const [path, value] of Object.entries(patch)) {
    const steps = stepsOf(path);
    let at = data as Container;
    steps.forEach((step, index) => {
      const next = steps[index + 1];
      if (next === undefined) {
        at[step] = value;
        return;
      }
      const below = at[step];
      at = (at[step] =
        typeof below === 'object' && below !== null
          ? below
          : typeof next === 'number'
            ? []
            : {}) as Container;
    });
  }
}
