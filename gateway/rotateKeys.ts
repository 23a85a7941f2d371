import { renameSync, rmSync, writeFileSync } from 'node:fs';
import {
  acceptedPrevious,
  draftOf,
  ensureKeys,
  keyFile,
  newClientSecret,
  newKeyPair,
  type SandboxKeys,
} from './keys';

const DAY_MS = 24 * 3_600_000;
const DEFAULT_DAYS = 30;

/**
 * Makes a new key pair and a new client secret; those of before are accepted for `days` more. The phone key stays: phones on people's devices
 * are written with it, and the gateway never uses it. Running gateways take the new keys from the file by themselves.
 */
export function rotateKeys(dataDir: string, days: number, now = Date.now()): SandboxKeys {
  if (!(days >= 0)) throw new Error('the number of days must be 0 or more');
  const before = ensureKeys(dataDir);
  const { privateKey, clientSecret } = before;
  const until = new Date(now + days * DAY_MS).toISOString();
  const after: SandboxKeys = {
    ...before,
    ...newKeyPair(),
    clientSecret: newClientSecret(),
    previous: [{ privateKey, clientSecret, until }, ...acceptedPrevious(before, now)],
  };
  const file = keyFile(dataDir);
  const draft = draftOf(file);
  try {
    writeFileSync(draft, JSON.stringify(after, null, 2), { mode: 0o600, flush: true });
    // A rename is whole or not at all: no gateway reads half a file, and a crash loses no key.
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return after;
}

/** `tsx gateway/rotateKeys.ts 30`: rotates the keys of SANDBOX_DATA, with 30 days for clients with the old ones. */
if (require.main === module) {
  const { publicKey, clientId, clientSecret, previous } = rotateKeys(
    process.env['SANDBOX_DATA'] ?? '.sandbox',
    Number(process.argv[2] ?? DEFAULT_DAYS),
  );
  const until = previous?.map((one) => one.until);
  process.stdout.write(`${JSON.stringify({ publicKey, clientId, clientSecret, until }, null, 2)}\n`);
}
