import { randomBytes } from 'node:crypto';

/** Asking the system costs the same for many bytes as for a few. */
const AT_ONCE = 8192;

let drawn = Buffer.alloc(0);
let used = 0;

/** Bytes from the system's random source, which no one else has or gets. */
export function freshBytes(count: number): Buffer {
  if (used + count > drawn.length) {
    // Its own buffer: what was given away is never written again.
    drawn = randomBytes(Math.max(AT_ONCE, count));
    used = 0;
  }
  const bytes = drawn.subarray(used, used + count);
  used += count;
  return bytes;
}
