import {
  acceptedPrevious,
  ensureKeys,
  keyFile,
  newClientSecret,
  newKeyPair,
  newTextKey,
  replaceKeys,
  type SandboxKeys,
} from './keys';
import { newSigningKey } from './signingKey';
import { DAY_MS } from './units';

const DEFAULT_DAYS = 30;

/**
 * Makes a new key pair, a new client secret, a new key for passwords and a new key for papers; those of before are accepted for `days` more, and papers signed before stay
 * valid by the certificate in them. The key for digests of ID numbers stays, for ever (keys.ts), and so does the phone key: phones on people's devices
 * are written with it, and the gateway never uses it. Running gateways take the new keys from the file by themselves.
 */
export function rotateKeys(dataDir: string, days: number, now = Date.now()): SandboxKeys {
  if (!(days >= 0)) throw new Error('the number of days must be 0 or more');
  const before = ensureKeys(dataDir);
  const { privateKey, clientSecret, passwordKey } = before;
  const until = new Date(now + days * DAY_MS).toISOString();
  const after: SandboxKeys = {
    ...before,
    ...newKeyPair(),
    clientSecret: newClientSecret(),
    passwordKey: newTextKey(),
    signingKey: newSigningKey(),
    previous: [{ privateKey, clientSecret, passwordKey, until }, ...acceptedPrevious(before, now)],
  };
  return replaceKeys(keyFile(dataDir), after);
}

/** `tsx gateway/rotateKeys.ts 30`: rotates the keys of SANDBOX_DATA, with 30 days for clients with the old ones. */
if (require.main === module) {
  const { publicKey, passwordKey, clientId, clientSecret, previous } = rotateKeys(
    process.env['SANDBOX_DATA'] ?? '.sandbox',
    Number(process.argv[2] ?? DEFAULT_DAYS),
  );
  const until = previous?.map((one) => one.until);
  process.stdout.write(
    `${JSON.stringify({ publicKey, passwordKey, clientId, clientSecret, until }, null, 2)}\n`,
  );
}
