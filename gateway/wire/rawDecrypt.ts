import { constants, privateDecrypt, type KeyObject } from 'node:crypto';

/** The private-key operation alone, padding and all; undefined if the block is not below the modulus. */
export function rawDecrypt(privateKey: KeyObject, block: Uint8Array): Buffer | undefined {
  try {
    return privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block);
  } catch {
    return undefined;
  }
}
