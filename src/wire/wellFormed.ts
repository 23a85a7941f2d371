/** A whole pair, or half of one. No flag u: its ES5 form would also match the character before a half. */
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;

/**
 * Half of a surrogate pair (an emoji cut by a maximum length) has no UTF-8. Both ends write U+FFFD for it, as
 * TextEncoder and Node do; a mini-program has no TextEncoder and encodeURIComponent would throw.
 */
export function wellFormed(text: string): string {
  return text.replace(SURROGATES, (found) => (found.length === 2 ? found : '\ufffd'));
}
