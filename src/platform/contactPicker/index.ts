/** A contact that the person chose; the app never sees another one. */
export interface PickedContact {
  /** As in the address book; '' if it has none. */
  readonly name: string;
  /** As in the address book, the number that the person chose first. */
  readonly phones: readonly string[];
}

/**
 * - `cancelled`: the person chose no one
 * - `denied`: the person or the system does not allow it
 * - `unconsented`: the person did not agree to the privacy guide; the next use asks again
 * - `unavailable`: this device has no picker
 * - `failed`: anything else
 */
export type ContactFailure = 'cancelled' | 'denied' | 'unconsented' | 'unavailable' | 'failed';

export type ContactOutcome =
  | { readonly ok: true; readonly contacts: readonly PickedContact[] }
  | { readonly ok: false; readonly reason: ContactFailure };

/** The device's own picker for contacts of its address book. */
export interface ContactPickerPort {
  /** The device has such a picker. */
  available(): boolean;
  /**
   * One contact, up to `most` of them: a browser lets the person choose several at once, the mini-program asks for one after the other until the
   * person chooses none. In a browser it opens only within a tap.
   */
  pick(most: number): Promise<ContactOutcome>;
}

/** The part of the Contact Picker API (Chrome on Android) that is used; TypeScript does not know it. */
interface ContactsManager {
  select(
    properties: readonly ('name' | 'tel')[],
    options: { readonly multiple: boolean },
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
  async pick(most) {
    try {
      const chosen = (await manager()?.select(['name', 'tel'], { multiple: most > 1 })) ?? [];
      if (chosen.length === 0) return { ok: false, reason: manager() ? 'cancelled' : 'unavailable' };
      const contacts = chosen
        .slice(0, most)
        .map(({ name = [], tel = [] }) => ({ name: name[0] ?? '', phones: tel }));
      return { ok: true, contacts };
    } catch (failure) {
      const { name = '' } = failure as { readonly name?: string };
      return { ok: false, reason: REASONS[name] ?? 'failed' };
    }
  },
};
