import { CALLBACKS } from '@/domain/channel/values';
import type { Stored, StoredName } from './stored';
import { empty } from './stored';

/** Stored names of the partner's addresses and of their owner: a flow of another person must not end there. */
export const CALLBACK_NAMES = [...CALLBACKS, 'callbacksOf'] as const satisfies readonly StoredName[];

/** Changes at a login: the addresses belong to this customer from now on; another customer's addresses are cleared. */
export function callbacksFor(custId: string, callbacksOf: string): Partial<Stored> {
  const others = callbacksOf !== '' && callbacksOf !== custId;
  const none = others ? Object.fromEntries(CALLBACKS.map((name) => [name, empty[name]])) : {};
  return { ...none, callbacksOf: custId };
}
