import Taro from '@tarojs/taro';
import { hostReason } from '../permissions/hostReason';
import type { ContactPickerPort, PickedContact } from './index';

export type { ContactFailure, ContactOutcome, ContactPickerPort, PickedContact } from './index';

/** Base library 2.8.0. */
const available = (): boolean => Taro.canIUse('chooseContact');

async function pickOne(): Promise<PickedContact> {
  const { displayName = '', phoneNumber, phoneNumberList } = await Taro.chooseContact({});
  // On some Android phones the chosen contact has no chosen number. The list is an array, although Taro's type says otherwise.
  const phones = [phoneNumber, phoneNumberList].flat().filter(Boolean);
  return { name: displayName, phones: [...new Set(phones)] };
}

export const contactPicker: ContactPickerPort = {
  available,
  async pick(most) {
    if (!available()) return { ok: false, reason: 'unavailable' };
    const contacts: PickedContact[] = [];
    try {
      while (contacts.length < most) contacts.push(await pickOne());
    } catch (failure) {
      // A person who cancels the second picker keeps the first contact.
      if (contacts.length === 0) return { ok: false, reason: hostReason(failure) };
    }
    return { ok: true, contacts };
  },
};
