import { signPdf } from '../../documents/drawing';
import type { SignatureProvider } from './definitions';

export interface KeyStore {
  /** PKCS#12 with the key and its certificate. */
  readonly p12: Uint8Array;
  readonly passphrase: string;
}

/** Signs with a key that this process may read, in a thread. `store`: the newest one; a rotation replaces it. */
export function p12Signature(store: () => KeyStore): SignatureProvider {
  return {
    async sign(pdf, at) {
      try {
        return { kind: 'signed', pdf: await signPdf(pdf, { ...store(), at }) };
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
