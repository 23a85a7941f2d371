import { statSync } from 'node:fs';
import { acceptedPrevious, ensureKeys, keyFile, type SandboxKeys } from './keys';
import { gatewayKey, type GatewayKey, type GatewayKeys } from './wire';

/** How often the file is looked at: a rotation reaches all processes within this time. */
const LOOK_MS = 1_000;

/**
 * The newest keys of a data directory. Reads the file again after it has changed, so that a rotation needs no restart. While the file is
 * missing or not whole, the keys read last stay.
 */
export function watchedKeys(
  dataDir: string,
  failed: (error: unknown) => void,
  now = () => Date.now(),
): () => SandboxKeys {
  // Read after its version: another gateway may add a key to an old file in the meantime.
  ensureKeys(dataDir);
  let read = versionOf(dataDir);
  let keys = ensureKeys(dataDir);
  let looked = now();
  return () => {
    if (now() - looked < LOOK_MS) return keys;
    looked = now();
    try {
      const version = versionOf(dataDir);
      if (version === read) return keys;
      const newest = ensureKeys(dataDir);
      // Throws unless it is a key: a wrong file must not replace a good one.
      gatewayKey(newest.privateKey);
      keys = newest;
      read = version;
    } catch (error) {
      failed(error);
    }
    return keys;
  };
}

function versionOf(dataDir: string): string {
  const { ino, mtimeMs, size } = statSync(keyFile(dataDir));
  return [ino, mtimeMs, size].join(' ');
}

/** The private keys that open messages: the newest, and the previous ones until their time is over. */
export function openingKeys(keys: () => SandboxKeys, now = () => Date.now()): GatewayKeys {
  // Reading a key takes longer than opening a message with it.
  const parsed = new Map<string, GatewayKey>();
  const of = (pem: string): GatewayKey => {
    const key = parsed.get(pem) ?? gatewayKey(pem);
    parsed.set(pem, key);
    return key;
  };
  return {
    accepted: () => {
      const newest = keys();
      return [newest, ...acceptedPrevious(newest, now())].map(({ privateKey }) => of(privateKey));
    },
  };
}
