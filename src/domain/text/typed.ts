/** Zero width, soft hyphen, direction marks: address books and chats put them around copied text. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** A typed or pasted text in plain characters: full-width digits, letters and marks as ASCII, and nothing that cannot be seen. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC');
}

/** The same, without the separators between the groups of a number. */
export function plainNumber(text: string): string {
  return plainText(text).replace(/[\s\-\u2010-\u2015()·.]/g, '');
}
