import { readFileSync } from 'node:fs';
import { providerSetting, type ProviderSetting } from '../endpoint';
import type { KeyStore } from './p12';

type Env = Readonly<Record<string, string | undefined>>;

/** A service by its address, or a PKCS#12 file by `PROVIDER_SIGNATURE_P12` and `PROVIDER_SIGNATURE_PASSPHRASE`, or the sandbox's own key. */
export type SignatureSetting = ProviderSetting | { readonly kind: 'p12'; readonly store: () => KeyStore };

/** The file is read at each signing, so that a new one needs no restart. */
export function signatureSetting(env: Env): SignatureSetting {
  const setting = providerSetting(env, 'SIGNATURE');
  const file = env['PROVIDER_SIGNATURE_P12'] ?? '';
  if (setting.kind === 'http' || file === '') return setting;
  const passphrase = env['PROVIDER_SIGNATURE_PASSPHRASE'] ?? '';
  return { kind: 'p12', store: () => ({ p12: new Uint8Array(readFileSync(file)), passphrase }) };
}
