/** A step of ours that the browser never makes must not hold a move. */
const LONGEST_MS = 1500;

/** Spec §2 Tabs: the landing page. */
const HOME = '/pages/home/index';

/** Called when our step has arrived; undefined while there is none. */
let arrived: (() => void) | undefined;

/** Whether a `popstate` or a `hashchange` is of a step that the router must not hear of. */
export function isSilent(): boolean {
  arrived?.();
  return arrived !== undefined;
}

/** Steps of the app below this one, as the router's history numbers them; 0 after a visit to another site. */
function stepsBelow(): number {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: unknown };
  return typeof idx === 'number' && idx > 0 ? idx : 0;
}

/** Resolves after the step's `popstate` and its `hashchange`. */
async function goSilently(delta: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, LONGEST_MS);
    arrived = () => {
      clearTimeout(late);
      // `hashchange` follows within the same task.
      setTimeout(resolve, 0);
    };
    window.history.go(delta);
  });
  arrived = undefined;
}

/**
 * Makes the current page the app's first step in the history, so that Back from the page that `move` opens in its place leaves the app. If `alone`
 * is the address of a page other than home, home lies below it. The steps of a finished flow are then above, and gone with the next page.
 */
export async function fromFirstStep<T>(move: () => Promise<T>, alone?: string): Promise<T> {
  const steps = stepsBelow();
  if (steps === 0) return move();
  const { hash } = window.location;
  const state = window.history.state as object;
  await goSilently(-steps);
  const overHome = alone !== undefined && alone !== HOME;
  window.history.replaceState({ ...state, idx: 0 }, '', overHome ? `#${HOME}` : hash);
  if (overHome) window.history.pushState({ ...state, idx: 1 }, '', hash);
  // The router's history counts from here. The router itself draws nothing: the address has changed again before it could.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  return move();
}
