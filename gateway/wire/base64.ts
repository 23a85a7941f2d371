/** Bytes of canonical base64; undefined for anything else, so that no character can be flipped unseen. */
export function strictBase64(value: unknown): Buffer | undefined {
  if (typeof value !== 'string') return undefined;
  const bytes = Buffer.from(value, 'base64');
  return bytes.toString('base64') === value ? bytes : undefined;
}
