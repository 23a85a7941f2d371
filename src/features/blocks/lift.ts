import type { CallDefinition } from '@/contract';
import { refusalName } from '@/model/form';
import type { CallFailure } from '@/request';
import { REFUSAL_WAYS } from './refusalWays';
import { buttonOf, type WayName } from './ways';

const ways: Readonly<Record<string, WayName | undefined>> = REFUSAL_WAYS;

/** The button that leads to where this refusal of the call is lifted; undefined if it is corrected on its own page. */
export function liftOf(definition: CallDefinition, failure: CallFailure | undefined) {
  const name = failure && refusalName(definition, failure);
  const way = name === undefined ? undefined : ways[name];
  return way && buttonOf(way);
}
