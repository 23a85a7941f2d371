/** Spec §4 Loading indicator. */
export const DEFAULT_LOADING_TEXT = '处理中...';
export const LOADING_LIMIT_MS = 30_000;

/**
 * Counts the callers that are loading: the first one shows the sign, the last one hides it, and it hides after 30 s in any case. Returns
 * a function that ends one caller's share.
 */
export function createLoading(
  show: (text: string | false) => void,
): (option: string | true | undefined) => () => void {
  let count = 0;
  /** Changes when the sign is forced off: callers that began before have nothing left to hide. */
  let round = 0;
  let limit: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(limit);
    count = 0;
    round += 1;
    show(false);
  };

  return (option) => {
    if (option === undefined) return () => undefined;
    const own = round;
    let ended = false;
    if (count === 0) limit = setTimeout(hide, LOADING_LIMIT_MS);
    count += 1;
    show(option === true ? DEFAULT_LOADING_TEXT : option);
    return () => {
      if (ended || own !== round) return;
      ended = true;
      count -= 1;
      if (count === 0) hide();
    };
  };
}
