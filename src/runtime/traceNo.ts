import { random } from '@/platform/random';

/** Number of a failure that is no call's: the person sees it, the error log has it. */
export function drawTraceNo(): string {
  try {
    return Array.from(random.bytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // A device without random bytes still needs a trace number.
    return Date.now().toString(36);
  }
}
