import type { SignatureProvider } from './definitions';
import { httpSignature } from './http';
import { p12Signature, type KeyStore } from './p12';
import type { SignatureSetting } from './setting';

export * from './definitions';
export { signatureSetting, type SignatureSetting } from './setting';

/** `sandbox`: the key that the sandbox has made. */
export function makeSignatureProvider(setting: SignatureSetting, sandbox: () => KeyStore): SignatureProvider {
  if (setting.kind === 'http') return httpSignature(setting);
  return p12Signature(setting.kind === 'p12' ? setting.store : sandbox);
}
