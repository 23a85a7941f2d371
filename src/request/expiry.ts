import type { RequestDeps } from './deps';

/**
 * Says whether an expired answer ends its session. Several at the same time end it once; a late
 * answer from a replaced session ends nothing (product decisions, "Small rules").
 */
export function createExpiry(session: RequestDeps['session']): (generation: number) => boolean {
  let ended: number | undefined;
  return (generation) => {
    if (generation === ended || generation !== session.generation()) return false;
    ended = generation;
    return true;
  };
}
