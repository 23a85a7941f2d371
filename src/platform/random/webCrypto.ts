import type { RandomPort } from './definitions';

function source(): Crypto {
  if (typeof crypto === 'undefined') throw new Error('no cryptographic random source');
  return crypto;
}

/** WebCrypto's source: synchronous and unlimited. */
export const webCrypto: RandomPort = {
  bytes: (count) => source().getRandomValues(new Uint8Array(count)),
  async ready() {
    source();
  },
};
