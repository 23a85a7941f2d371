import type { ContactPickerPort } from './definitions';

export type { ContactFailure, ContactOutcome, ContactPickerPort, PickedContact } from './definitions';

export const contactPicker: ContactPickerPort = {
  available: () => false,
  pick: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
};
