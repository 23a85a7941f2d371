import { createPrivateKey, type KeyObject } from 'node:crypto';
import { refuse } from '../refusals/general';
import rawDecrypt from './decryptThread';

/** One private key for opening sealed messages. */
export interface GatewayKey {
  readonly privateKey: KeyObject;
  /** Length of the modulus in bytes. */
  readonly size: number;
  /** Decrypts one block of `size` bytes, padding and all; undefined if it is not below the modulus. */
  readonly rawDecrypt: (block: Uint8Array) => Uint8Array | undefined;
}

/** The gateway's keys for opening sealed messages. */
export interface GatewayKeys {
  /** Those accepted at this moment, the newest first; after a rotation the previous one too, for a time. */
  readonly accepted: () => readonly GatewayKey[];
  /** Told which key opened a message. */
  readonly opened?: (key: 'current' | 'previous') => void;
}

const MIN_BITS = 2048;

/** Reads a private key (PKCS#8 PEM). Throws unless the key is RSA with 2048 bits or more. */
export function gatewayKey(privateKeyPem: string): GatewayKey {
  const privateKey = createPrivateKey(privateKeyPem);
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < MIN_BITS)
    throw new Error('an RSA key of 2048 bits or more is needed');
  return {
    privateKey,
    size: Math.ceil(bits / 8),
    rawDecrypt: (block) => rawDecrypt({ privateKey, block }),
  };
}

/** One key that never changes. */
export function gatewayKeys(privateKeyPem: string): GatewayKeys {
  const accepted = [gatewayKey(privateKeyPem)];
  return { accepted: () => accepted };
}

/**
 * What the first key that fits opens. An attempt tells only whether the whole message fits, never which step failed, so a second
 * attempt reveals no more than the answer does.
 */
export function openWithAny<T>(keys: GatewayKeys, attempt: (key: GatewayKey) => T | undefined): T {
  for (const [age, key] of keys.accepted().entries()) {
    const opened = attempt(key);
    if (opened === undefined) continue;
    keys.opened?.(age === 0 ? 'current' : 'previous');
    return opened;
  }
  throw refuse('illegal');
}
