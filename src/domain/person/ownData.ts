import { plainText } from '../text/typed';

/** One @, a name before it, and a domain with a dot after it. Only a mail can tell whether the mailbox exists. */
const EMAIL =
  /^[^\s@<>"(),:;[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const LONGEST_EMAIL = 80;
const SHORTEST_ADDRESS = 8;
const LONGEST_ADDRESS = 120;

export const OWN_DATA_MESSAGES = {
  emailWrong: '邮箱格式不正确，请检查',
  addressWrong: '请填写完整的地址，至少到街道和门牌号',
} as const;

export type OwnDataReason = keyof typeof OWN_DATA_MESSAGES;

/** As it is compared, sent and stored. */
export const normaliseEmail = (text: string): string => plainText(text).trim();

/** Why an e-mail address is refused; '' removes the stored one. */
export function checkEmail(text: string): OwnDataReason | undefined {
  const email = normaliseEmail(text);
  return email === '' || (email.length <= LONGEST_EMAIL && EMAIL.test(email)) ? undefined : 'emailWrong';
}

/** Why a home address is refused; '' removes the stored one. */
export function checkAddress(text: string): OwnDataReason | undefined {
  const { length } = text.trim();
  return length === 0 || (length >= SHORTEST_ADDRESS && length <= LONGEST_ADDRESS)
    ? undefined
    : 'addressWrong';
}

const SHOWN_OF_ADDRESS = 6;

/** '云南省昆明市****': enough for the person to recognise it, without street and number. */
export function maskAddress(address: string): string {
  const characters = Array.from(address);
  return characters.length <= SHOWN_OF_ADDRESS
    ? '*'.repeat(characters.length)
    : `${characters.slice(0, SHOWN_OF_ADDRESS).join('')}****`;
}
