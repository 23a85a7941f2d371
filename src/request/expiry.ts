import type { RequestDeps } from './deps';

/**
 * Says whether an expired answer is the one that ends its session: N at once end it once, and a late
 * one, of a session that has been replaced, ends nothing (product decisions, "Small rules").
 */
export function createExpiry(session: RequestDeps['session']): (generation: number) => boolean {
  let ended: number | undefined;
  return (generation) => {
    if (generation === ended || generation !== session.generation()) return false;
    ended = generation;
    return true;
  };
}
