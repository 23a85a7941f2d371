/**
 * What Unicode calls ignorable, and so draws nothing: zero width, soft hyphen, marks of direction, fillers, selectors of a character's variant (as a
 * name of an ID card may have one). Address books, chats and readers of documents put them into copied text. As ranges: older engines know no names
 * of properties.
 */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\u034f|\u17b4|\u17b5|[\u180b-\u180d\u180f]|[\ufe00-\ufe0f]|\udb40[\udc00-\udfff]/g;

/** Of them those that the server refuses in any text. Joiners and selectors are parts of emoji. */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** A text as it was typed, without marks around it that no one sees or has typed. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** A typed or pasted text in plain characters: full-width digits, letters and marks as ASCII, and nothing that cannot be seen. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC');
}

/** The same, without the separators between the groups of a number. */
export function plainNumber(text: string): string {
  return plainText(text).replace(/[\s\-\u2010-\u2015()·.]/g, '');
}

const GROUPED = /^\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;

/**
 * A typed or pasted amount: without currency and without the separators of its thousands. Any other comma or space stays, since it may be a decimal
 * point ('8000,5'): a form says that it does not understand it.
 */
export function plainAmount(text: string): string {
  const amount = plainText(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[¥￥] ?| ?元$/g, '')
    .replace(/[。｡]/g, '.');
  return GROUPED.test(amount) ? amount.replace(/[, ]/g, '') : amount;
}
