import { encryptText } from './aes';
import { canonical } from './canonical';
import { drawKey } from './key';
import type { RandomBytes } from './random';
import { wrap } from './rsa';
import { signOf } from './sign';

export interface SealedFields {
  readonly body: string;
  readonly sKey: string;
  readonly sign: string;
}

export interface KeyOptions {
  /** The gateway's RSA key: SPKI, PEM or base64. */
  readonly publicKey: string;
  readonly random: RandomBytes;
}

/** Key of one request, and its field `sKey`. Never used for two. */
export interface WrappedKey {
  readonly sessionKey: string;
  readonly sKey: string;
}

export interface SealOptions extends KeyOptions {
  /** Value of the header `rv`, if the call has one: the sign binds the body to it. */
  readonly rv?: string | undefined;
  /** Made ahead; if absent, made here. */
  readonly key?: WrappedKey;
}

const IV_BYTES = 16;

/** Wire protocol, "A request" 1 and 3. */
export function drawWrappedKey({ publicKey, random }: KeyOptions): WrappedKey {
  const sessionKey = drawKey(random);
  return { sessionKey, sKey: wrap(sessionKey, publicKey, random) };
}

/** Wire protocol, "A request": the three form fields, and the key that seals the answer. */
export function seal(
  params: Readonly<Record<string, unknown>>,
  { publicKey, random, rv, key }: SealOptions,
): { fields: SealedFields; sessionKey: string } {
  const sessionKey = key?.sessionKey ?? drawKey(random);
  const json = JSON.stringify(params);
  // Sign what the gateway will read: JSON turns NaN into null and a Date into text, and drops undefined.
  const sent = JSON.parse(json) as Record<string, unknown>;
  const fields = {
    body: encryptText(json, sessionKey, random(IV_BYTES)),
    sKey: key?.sKey ?? wrap(sessionKey, publicKey, random),
    sign: signOf(canonical(sent, { sessionKey, rv })),
  };
  return { fields, sessionKey };
}

export interface RvOptions extends KeyOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Wire protocol, "Headers": 16 fresh characters and the time (13 digits until 2286), wrapped. */
export function makeRv({ publicKey, random, now }: RvOptions): string {
  return wrap(`${drawKey(random)}${Math.trunc(now)}`, publicKey, random);
}
