import { createPrivateKey, type KeyObject } from 'node:crypto';

/** The gateway's key for opening sealed messages. */
export interface GatewayKeys {
  readonly privateKey: KeyObject;
  /** Length of the modulus in bytes. */
  readonly size: number;
}

const MIN_BITS = 2048;

/** Reads the private key (PKCS#8 PEM) once. Throws unless the key is RSA with 2048 bits or more. */
export function gatewayKeys(privateKeyPem: string): GatewayKeys {
  const privateKey = createPrivateKey(privateKeyPem);
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < MIN_BITS)
    throw new Error('an RSA key of 2048 bits or more is needed');
  return { privateKey, size: Math.ceil(bits / 8) };
}
