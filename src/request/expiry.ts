import type { RequestDeps } from './deps';

/**
 * Says whether an expired answer ends its session: several at the same time end it once, and a late
 * one, from a session that has been replaced, ends nothing (product decisions, "Small rules").
 */
export function createExpiry(session: RequestDeps['session']): (generation: number) => boolean {
  let ended: number | undefined;
  return (generation) => {
    if (generation === ended || generation !== session.generation()) return false;
    ended = generation;
    return true;
  };
}
