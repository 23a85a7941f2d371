import type { CallFailure } from '@/request';
import { REFUSAL_WAYS } from './refusalWays';
import { buttonOf, type WayName } from './ways';

const ways: Readonly<Record<string, WayName | undefined>> = REFUSAL_WAYS;

/** The button to the page where the person can solve this refusal. Undefined if they correct it on the same page, and for any other failure. */
export function liftOf(failure: CallFailure | undefined) {
  const way = failure && ways[failure.refusal];
  return way && buttonOf(way);
}
