/** RFC 9562 §5.4: a version 4 UUID of 16 random bytes. */
export function uuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  const group = (from: number, to: number): string => hex.slice(from, to).join('');
  return [group(0, 4), group(4, 6), group(6, 8), group(8, 10), group(10, 16)].join('-');
}
