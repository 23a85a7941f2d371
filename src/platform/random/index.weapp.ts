import { askHost } from '../permissions/askHost';
import { createPool } from './pool';

export type { RandomPort } from './definitions';

/** Base library 2.17.3 and later; an older one has no such source, and cannot seal anything. */
async function fill(length: number): Promise<Uint8Array> {
  const { randomValues } = (await askHost('getRandomValues', { length })) as { randomValues?: unknown };
  // Compare the type name: the buffer may come from another JavaScript realm with its own ArrayBuffer.
  if (Object.prototype.toString.call(randomValues) !== '[object ArrayBuffer]')
    throw new Error('no cryptographic random source');
  return new Uint8Array(randomValues as ArrayBuffer);
}

export const random = createPool({ fill, size: 4096, low: 1024 });

// At launch, because the first sealed call comes within the first second.
random.ready().catch(() => undefined);
