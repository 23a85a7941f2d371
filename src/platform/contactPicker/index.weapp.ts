import Taro from '@tarojs/taro';
import { hostReason } from '../permissions/hostReason';
import type { ContactPickerPort } from './index';

export type { ContactFailure, ContactOutcome, ContactPickerPort, PickedContact } from './index';

/** Base library 2.8.0. */
const available = (): boolean => Taro.canIUse('chooseContact');

export const contactPicker: ContactPickerPort = {
  available,
  async pick() {
    if (!available()) return { ok: false, reason: 'unavailable' };
    try {
      const { displayName = '', phoneNumber, phoneNumberList } = await Taro.chooseContact({});
      // On some Android phones the chosen contact has no chosen number. The list is an array, although Taro's type says otherwise.
      const phones = [phoneNumber, phoneNumberList].flat().filter(Boolean);
      return { ok: true, contact: { name: displayName, phones: [...new Set(phones)] } };
    } catch (failure) {
      return { ok: false, reason: hostReason(failure) };
    }
  },
};
