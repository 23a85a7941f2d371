import type { KeyObject } from 'node:crypto';
import { rawDecrypt } from './rawDecrypt';

export interface DecryptTask {
  readonly privateKey: KeyObject;
  /** As long as the key's modulus. */
  readonly block: Uint8Array;
}

/** Runs in a thread of DecryptThreads. */
export default ({ privateKey, block }: DecryptTask): Uint8Array | undefined => rawDecrypt(privateKey, block);
