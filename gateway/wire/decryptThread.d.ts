import type { KeyObject } from 'node:crypto';

declare namespace rawDecrypt {
  interface Task {
    readonly privateKey: KeyObject;
    /** As long as the key's modulus. */
    readonly block: Uint8Array;
  }
}

/** The private-key operation alone, padding and all; undefined if the block is not below the modulus. */
declare function rawDecrypt(task: rawDecrypt.Task): Uint8Array | undefined;

export = rawDecrypt;
