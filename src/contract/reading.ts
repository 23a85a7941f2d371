/**
 * What hosts send, in the contract's one form. Java servers write the same value as a number, as text, with or without separators;
 * a value that cannot be read comes back as it is ('' if it is no text), and its field's schema refuses it.
 */

const DECIMAL = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
const TRUE: readonly unknown[] = [true, 'true', 'TRUE', 1, '1', 'Y', 'y'];
const FALSE: readonly unknown[] = [false, 'false', 'FALSE', 0, '0', 'N', 'n'];

/** Text and numbers as trimmed text; everything else counts as absent. */
export function plainText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** "1,200.5", "1200.50" and 1200.5 as "1200.50" with `places` 2. Never rounds: more than `most` decimals cannot be read. */
export const decimal =
  (places: number, most = places) =>
  (value: unknown): string => {
    const text = plainText(value);
    const [, sign = '', whole = '', given = ''] = DECIMAL.exec(text) ?? [];
    const decimals = given.replace(/0+$/, '');
    if (whole === '' || decimals.length > most) return text;
    // What has enough decimals keeps them: a rate may be "0.14400".
    const kept = given.length >= places && given.length <= most ? given : decimals.padEnd(places, '0');
    return `${sign}${whole.replace(/,/g, '')}.${kept}`;
  };

/** A flag as Y or N. */
export const yesOrNo = (value: unknown): unknown =>
  TRUE.includes(value) ? 'Y' : FALSE.includes(value) ? 'N' : value;
/** A flag as '1' or '0'. */
export const zeroOrOne = (value: unknown): unknown =>
  TRUE.includes(value) ? '1' : FALSE.includes(value) ? '0' : value;
/** A flag as true or false. */
export const truthOf = (value: unknown): unknown =>
  TRUE.includes(value) ? true : FALSE.includes(value) ? false : value;

/** "12" as 12. */
export const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;

/** "20261118", "2026/11/18" and "2026-11-18 00:00:00" as "2026-11-18". */
export function day(value: unknown): string {
  const text = plainText(value);
  const [, year, , month, of] = /^(\d{4})([-/]?)(\d{2})\2(\d{2})(?:[ T]00:00:00)?$/.exec(text) ?? [];
  return of === undefined ? text : `${year}-${month}-${of}`;
}

/** What a server writes without a zone is its own time, in Shanghai. */
const ZONE = '+08:00';

/** "2026-11-18 11:00:00" (Shanghai) and milliseconds since 1970 as "2026-11-18T03:00:00.000Z". */
export function moment(value: unknown): string {
  const text = plainText(value);
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString();
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (date === undefined) return text;
  const at = Date.parse(`${date}T${time}${ZONE}`);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}
