import { plainText } from '../text/typed';

export type NameReason = 'nameMissing' | 'nameLength' | 'nameCharacters';

const SHORTEST = 2;
const LONGEST = 30;

/** Dots that keyboards produce for the middle dot in names such as 买买提·艾力. */
const DOTS = /[•‧・.∙⋅]/g;
/**
 * A Chinese character: CJK with extension A, 〇, and the extensions beyond the first plane. Given as ranges because older engines
 * know no \p{Script=Han}.
 */
const HAN = '(?:[\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff]|[\\ud840-\\ud88d][\\udc00-\\udfff])';
const NAME = new RegExp(`^${HAN}+(?:·${HAN}+)*$`);

/** Without spaces and with the middle dot U+00B7, as on ID cards. */
export function normaliseName(text: string): string {
  return plainText(text).replace(/\s/g, '').replace(DOTS, '·');
}

/** Why a real name is invalid; undefined for a valid one: 2 to 30 Chinese characters, dots only between them. */
export function checkName(text: string): NameReason | undefined {
  const name = normaliseName(text);
  const length = Array.from(name).length;
  if (length === 0) return 'nameMissing';
  if (!NAME.test(name)) return 'nameCharacters';
  return length < SHORTEST || length > LONGEST ? 'nameLength' : undefined;
}
