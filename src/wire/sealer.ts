import { Ahead, type AheadDeps } from './ahead';
import { readPublicKey } from './rsa';
import { drawWrappedKey, makeRv, seal, type KeyOptions, type SealedFields } from './seal';

export interface SealedRequest {
  readonly fields: SealedFields;
  /** Opens the answer. */
  readonly sessionKey: string;
  /** Value of the header, if it was asked for. */
  readonly rv?: string | undefined;
}

export interface Sealer {
  /** Wire protocol, "A request" and "Headers". Rejects on a reserved param name, and without random bytes. */
  seal(params: Readonly<Record<string, unknown>>, withRv: boolean): Promise<SealedRequest>;
}

/** Seals requests; the two RSA wraps of each, most of its cost, are made while the device is idle. Throws on an unfit public key. */
export function createSealer({ publicKey, random, ...deps }: KeyOptions & AheadDeps): Sealer {
  // Read once and kept, so that the first session key is made without reading it.
  readPublicKey(publicKey);
  const keys = new Ahead(() => drawWrappedKey({ publicKey, random }), deps);
  const rvs = new Ahead(() => makeRv({ publicKey, random, now: deps.now() }), deps);
  keys.prepare();
  return {
    async seal(params, withRv) {
      await keys.ready();
      if (withRv) await rvs.ready();
      // The first call that needs one often comes next.
      rvs.prepare();
      const rv = withRv ? rvs.take() : undefined;
      return { ...seal(params, { publicKey, random, rv, key: keys.take() }), rv };
    },
  };
}
