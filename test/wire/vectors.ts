import { readFileSync } from 'node:fs';
import type { RandomBytes } from '@/wire';

export interface RequestVector {
  readonly params: Record<string, unknown>;
  readonly sessionKey: string;
  /** Hex. */
  readonly iv: string;
  readonly rv?: string;
  /** Missing in the very long vector. */
  readonly canonical?: string;
  readonly body: string;
  readonly sign: string;
  readonly sKey: string;
}

export interface AnswerVector {
  readonly sessionKey: string;
  readonly iv: string;
  readonly response: string;
  readonly sign: string;
  readonly envelope: object;
}

interface Vectors {
  readonly privateKeyPem: string;
  readonly publicKeyPem: string;
  readonly requests: readonly RequestVector[];
  readonly responses: readonly AnswerVector[];
}

export const vectors = JSON.parse(
  readFileSync(new URL('./wire-vectors.json', import.meta.url), 'utf8'),
) as Vectors;

/** The same key in the format of the build setting: bare base64. */
export const publicKeyBase64 = vectors.publicKeyPem.replace(/-----[A-Z ]+-----|\s/g, '');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A repeatable byte stream (mulberry32): never the same key twice in a row, the same in each run. */
export function seededBytes(seed: number): RandomBytes {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  return (count) => Uint8Array.from({ length: count }, next);
}

/** Returns the bytes that draw `sessionKey`, then the IV, then bytes for the padding. */
export function scriptedBytes(sessionKey: string, iv: string): RandomBytes {
  const script = [Uint8Array.from(sessionKey, (char) => ALPHABET.indexOf(char)), Buffer.from(iv, 'hex')];
  const rest = seededBytes(7);
  return (count) => {
    const next = script.shift();
    if (next && next.length !== count) throw new Error(`script has ${next.length} bytes, ${count} asked for`);
    return next ?? rest(count);
  };
}
