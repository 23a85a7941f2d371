import { CALLBACKS } from '@/domain/channel/values';
import type { Stored, StoredName } from '@/model/stored';
import { stored } from '@/model/stored';

/** Stored names of the partner's addresses, and of whom they belong to: nobody else's flow ends there. */
export const CALLBACK_NAMES = [...CALLBACKS, 'waysOutOf'] as const satisfies readonly StoredName[];

/** What a login changes of them: they are this customer's from now on; those of another one go. */
export function callbacksFor(custId: string, waysOutOf: string): Partial<Stored> {
  const others = waysOutOf !== '' && waysOutOf !== custId;
  const none = others ? Object.fromEntries(CALLBACKS.map((name) => [name, stored.empty[name]])) : {};
  return { ...none, waysOutOf: custId };
}
