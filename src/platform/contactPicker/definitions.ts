/** The one contact that the person chose; the app never sees another one. */
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
  | { readonly ok: true; readonly contact: PickedContact }
  | { readonly ok: false; readonly reason: ContactFailure };

/** The device's own picker for one contact of its address book. */
export interface ContactPickerPort {
  /** The device has such a picker. */
  available(): boolean;
  /** One contact. In a browser it opens only within a tap. */
  pick(): Promise<ContactOutcome>;
}
