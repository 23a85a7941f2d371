const MARK = 'scrambled:';

/** Stands for the client's own AES: no one can read the text in the store, and only this file turns it back. */
export const scrambled = (text: string): string =>
  MARK +
  Array.from(new TextEncoder().encode(text), (byte) => (byte ^ 0xa5).toString(16).padStart(2, '0')).join('');

/** Undefined for what `scrambled` has not made. */
export function unscrambled(kept: unknown): string | undefined {
  if (typeof kept !== 'string' || !kept.startsWith(MARK)) return undefined;
  const pairs = kept.slice(MARK.length).match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => parseInt(pair, 16) ^ 0xa5));
}
