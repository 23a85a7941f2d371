import { constants, createPublicKey, publicEncrypt, type KeyObject } from 'node:crypto';
import { drawAccepted, type RandomBytes } from '@/wire/random';

const keys = new Map<string, KeyObject>();

export function readPublicKey(text: string): KeyObject {
  const known = keys.get(text);
  if (known) return known;
  const key = text.startsWith('-----')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  keys.set(text, key);
  return key;
}

/** The wire's `wrap`, counted by Node: the same bytes from the same random source. A phone's arithmetic takes a fifth of a world's time. */
export function wrap(message: string, publicKey: string, random: RandomBytes): string {
  const key = readPublicKey(publicKey);
  const size = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  const padding = drawAccepted(random, size - message.length - 3, (byte) => byte !== 0);
  const block = Buffer.from([0, 2, ...padding, 0, ...Buffer.from(message, 'latin1')]);
  return publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, block).toString('base64');
}
