import { webCrypto } from '@/platform/random/webCrypto';
import type { TextSeal } from '@/storage/textSeal';
import { openText, sealText } from '@/wire';

/** A device whose texts are sealed under this key of 16 characters. */
export function sealUnder(key: string): TextSeal {
  const seal = (text: string) => Promise.resolve(sealText(text, key, (count) => webCrypto.bytes(count)));
  return { seal, sealForServer: seal, open: (sealed) => Promise.resolve(openText(sealed, key)) };
}
