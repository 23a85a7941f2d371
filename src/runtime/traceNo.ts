import { random } from '@/platform/random';

/** Number of a failure that does not belong to a call: the person sees it, and the error log contains it. */
export function drawTraceNo(): string {
  try {
    return Array.from(random.bytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // A device without random bytes still needs a trace number.
    return Date.now().toString(36);
  }
}
