import type { RandomBytes } from './random';
import { sealText } from './text';

/**
 * Wire protocol, "Keys": returns these params with the passwords sealed under the password key, base64(IV ‖ AES-128-CBC). Call it before the body is sealed.
 * `key`: 16 ASCII characters; throws on any other. `names`: names of the passwords (contract/define.ts).
 */
export function sealPasswords<P extends object>(
  params: P,
  names: readonly string[],
  { key, random }: { readonly key: string; readonly random: RandomBytes },
): P {
  const sealed = Object.entries(params).map(([name, value]) => [
    name,
    names.includes(name) && typeof value === 'string' ? sealText(value, key, random) : (value as unknown),
  ]);
  return Object.fromEntries(sealed) as P;
}
