import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealPhone } from '@/wire';
import { openDataFolder } from './dataFolder';
import { newSigningKey } from './signingKey';

/** What a build made before a rotation still uses. */
export interface PreviousKeys {
  readonly privateKey: string;
  readonly clientSecret: string;
  /** None in a file of before passwords had a key. */
  readonly passwordKey?: string;
  /** Machine time (ISO) from which it is refused. */
  readonly until: string;
}

/** The sandbox's own secrets, made on the first start and kept beside its database. */
export interface SandboxKeys {
  /** PKCS#8 PEM. */
  readonly privateKey: string;
  /** SPKI, DER in base64: the build setting TARO_APP_PUBLIC_KEY. */
  readonly publicKey: string;
  /** 16 ASCII characters: the build setting TARO_APP_PHONE_KEY. */
  readonly phoneKey: string;
  /** 16 ASCII characters: the build setting TARO_APP_PASSWORD_KEY. */
  readonly passwordKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** PKCS#12 in base64, without a passphrase: the key and the certificate that sign papers. Certificates of before are in the database. */
  readonly signingKey: string;
  /** 32 bytes in hex, for digests of ID numbers (idDigest.ts). Never replaced: what is kept under a digest would not be found again. */
  readonly idDigestKey: string;
  /** Keys from before the last rotations (rotateKeys.ts), the newest first. */
  readonly previous?: readonly PreviousKeys[];
}

/** Where the keys of a data directory are. */
export const keyFile = (dataDir: string): string => join(dataDir, 'keys.json');

/** A name that no other process or thread takes: threads share the process id, and two containers may have the same one. */
export const draftOf = (file: string): string => `${file}.${randomBytes(6).toString('hex')}`;

/** Previous keys that are accepted at this moment. */
export const acceptedPrevious = ({ previous = [] }: SandboxKeys, now: number): readonly PreviousKeys[] =>
  previous.filter(({ until }) => now < Date.parse(until));

/** The client as the gateway accepts it at this moment. */
export const clientOf = (keys: SandboxKeys, now = Date.now()) => ({
  id: keys.clientId,
  secrets: [keys, ...acceptedPrevious(keys, now)].map(({ clientSecret }) => clientSecret),
});

/** The keys that open passwords at this moment, the newest first. */
export const passwordKeysOf = (keys: SandboxKeys, now = Date.now()): readonly string[] =>
  [keys, ...acceptedPrevious(keys, now)].flatMap(({ passwordKey }) => passwordKey ?? []);

/** Seals a phone as the client stores it (wire protocol, "Keys"). */
export const phoneSealBy =
  (keys: () => Pick<SandboxKeys, 'phoneKey'>) =>
  (phone: string): string =>
    sealPhone(phone, keys().phoneKey, randomBytes);

export const newKeyPair = (): Pick<SandboxKeys, 'privateKey' | 'publicKey'> => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

export const newClientSecret = (): string => randomBytes(16).toString('hex');

/** 16 ASCII characters. */
export const newTextKey = (): string => randomBytes(8).toString('hex');

const newIdDigestKey = (): string => randomBytes(32).toString('hex');

const make = (): SandboxKeys => ({
  ...newKeyPair(),
  phoneKey: newTextKey(),
  passwordKey: newTextKey(),
  clientId: 'sandbox-h5',
  clientSecret: newClientSecret(),
  signingKey: newSigningKey(),
  idDigestKey: newIdDigestKey(),
});

/** Replaces the file. A rename is whole or not at all: no gateway reads half a file, and a crash loses no key. */
export function replaceKeys(file: string, keys: SandboxKeys): SandboxKeys {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600, flush: true });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return keys;
}

type LaterKeys = 'signingKey' | 'idDigestKey' | 'passwordKey';

/** A file from before papers were signed, anything outlived an account, or passwords had a key, gets the keys for that. */
const completed = (
  file: string,
  keys: Omit<SandboxKeys, LaterKeys> & Partial<Pick<SandboxKeys, LaterKeys>>,
): SandboxKeys => {
  const { signingKey = newSigningKey(), idDigestKey = newIdDigestKey(), passwordKey = newTextKey() } = keys;
  const whole = { ...keys, signingKey, idDigestKey, passwordKey };
  const same =
    signingKey === keys.signingKey && idDigestKey === keys.idDigestKey && passwordKey === keys.passwordKey;
  return same ? whole : replaceKeys(file, whole);
};

/** Reads the keys of a data directory; makes them on the first start. */
export function ensureKeys(dataDir: string): SandboxKeys {
  const file = keyFile(dataDir);
  openDataFolder(dataDir);
  if (!existsSync(file)) {
    const draft = draftOf(file);
    writeFileSync(draft, JSON.stringify(make(), null, 2), { mode: 0o600 });
    try {
      // Link, not rename: if gateways start together, the first one's keys win and the others use them.
      linkSync(draft, file);
    } catch (error) {
      // The file system has no hard links: the last gateway's keys win.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file);
    }
    rmSync(draft, { force: true });
  }
  return completed(file, JSON.parse(readFileSync(file, 'utf8')) as SandboxKeys);
}

/** `tsx gateway/keys.ts`: prints what a build needs, as JSON; never the private key. */
if (require.main === module) {
  const { publicKey, phoneKey, passwordKey, clientId, clientSecret } = ensureKeys(
    process.env['SANDBOX_DATA'] ?? '.sandbox',
  );
  process.stdout.write(JSON.stringify({ publicKey, phoneKey, passwordKey, clientId, clientSecret }));
}
