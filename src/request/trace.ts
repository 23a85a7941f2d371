import { drawKey } from '@/wire/key';
import type { RequestDeps } from './deps';

export const TRACE_LENGTH = 12;

/** Number by which a call is found in the logs of both ends: 12 characters, no secret. */
export function drawTraceNo({ random, now }: Pick<RequestDeps, 'random' | 'now'>): string {
  try {
    return drawKey((count) => random.bytes(count), TRACE_LENGTH);
  } catch {
    // A plain call needs no random source, and a failed one still wants its number.
    return now().toString(36).padStart(TRACE_LENGTH, '0').slice(-TRACE_LENGTH);
  }
}
