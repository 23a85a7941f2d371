import { drawKey } from '@/wire/key';
import type { RequestDeps } from './deps';

export const TRACE_LENGTH = 12;

/** Number that finds a call in the logs of client and gateway: 12 characters, not secret. */
export function drawTraceNo({ random, now }: Pick<RequestDeps, 'random' | 'now'>): string {
  try {
    return drawKey((count) => random.bytes(count), TRACE_LENGTH);
  } catch {
    // A plain call needs no random source, and a failed call still needs its number.
    return now().toString(36).padStart(TRACE_LENGTH, '0');
  }
}
