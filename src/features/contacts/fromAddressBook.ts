import { checkPhone, normalisePhone } from '@/domain/person/phone';
import { normaliseName } from '@/domain/person/name';
import { contactPicker, type ContactFailure, type PickedContact } from '@/platform/contactPicker';
import { feedback } from '@/stores/feedback';
import { PRIVACY_REFUSED, privacyConsent } from '@/stores/privacy';

const BY_HAND = '通讯录没有打开，请手动填写';
/** The words for each reason. None for `cancelled`: the person knows that they chose no contact. */
const SAID: Readonly<Record<ContactFailure, string>> = {
  cancelled: '',
  denied: BY_HAND,
  unconsented: PRIVACY_REFUSED,
  unavailable: BY_HAND,
  failed: BY_HAND,
};

export interface FromAddressBook {
  readonly name: string;
  /** Digits; '' if the contact has no number. */
  readonly phone: string;
}

/** Up to `most` contacts that the person picks from the phone's address book; empty if none was picked, and then the person knows why. */
export async function fromAddressBook(most: number): Promise<readonly FromAddressBook[]> {
  const consent = privacyConsent.ensure();
  if (consent !== true && !(await consent)) {
    feedback.toast(PRIVACY_REFUSED);
    return [];
  }
  const outcome = await contactPicker.pick(most);
  if (outcome.ok) return outcome.contacts.map(tidied);
  const said = SAID[outcome.reason];
  if (said !== '') feedback.toast(said);
  return [];
}

function tidied({ name, phones }: PickedContact): FromAddressBook {
  const numbers = phones.map((phone) => normalisePhone(phone).replace(/\D/g, ''));
  const mobile = numbers.find((phone) => checkPhone(phone) === undefined);
  return { name: normaliseName(name).slice(0, 30), phone: mobile ?? numbers[0] ?? '' };
}
