import type { ContactFailure, ContactPickerPort } from './definitions';

export type { ContactFailure, ContactOutcome, ContactPickerPort, PickedContact } from './definitions';

/** The part of the Contact Picker API (Chrome on Android) that is used; TypeScript does not know it. */
interface ContactsManager {
  select(
    properties: readonly ('name' | 'tel')[],
    options: { readonly multiple: false },
  ): Promise<readonly { readonly name?: readonly string[]; readonly tel?: readonly string[] }[]>;
}

const manager = (): ContactsManager | undefined =>
  (navigator as Navigator & { readonly contacts?: ContactsManager }).contacts;

/** Names of the API's exceptions. */
const REASONS: Readonly<Record<string, ContactFailure>> = {
  AbortError: 'cancelled',
  // The page is in a frame, or the tap was too long ago.
  InvalidStateError: 'unavailable',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  TypeError: 'unavailable',
};

export const contactPicker: ContactPickerPort = {
  available: () => typeof manager()?.select === 'function',
  async pick() {
    try {
      const [chosen] = (await manager()?.select(['name', 'tel'], { multiple: false })) ?? [];
      if (chosen === undefined) return { ok: false, reason: manager() ? 'cancelled' : 'unavailable' };
      return { ok: true, contact: { name: chosen.name?.[0] ?? '', phones: chosen.tel ?? [] } };
    } catch (failure) {
      const { name = '' } = failure as { readonly name?: string };
      return { ok: false, reason: REASONS[name] ?? 'failed' };
    }
  },
};
