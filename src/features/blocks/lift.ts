import type { CallFailure } from '@/request';
import { REFUSAL_WAYS } from './refusalWays';
import { buttonOf, type WayName } from './ways';

const ways: Readonly<Record<string, WayName | undefined>> = REFUSAL_WAYS;

/** The button that leads to where this refusal is lifted; undefined if it is corrected on its own page, and for any other failure. */
export function liftOf(failure: CallFailure | undefined) {
  const way = failure && ways[failure.refusal];
  return way && buttonOf(way);
}
