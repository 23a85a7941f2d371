import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { TokenStore } from './token';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}

/** '' for what this key does not open. */
function open(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return '';
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return '';
  }
}

/**
 * Keeps tokens sealed by a key that comes from the account's secret, which every gateway has: a copy of the database acts for no account. After a
 * change of the secret the old token counts as none.
 */
export function sealedStore(
  store: TokenStore,
  { appid, secret }: { appid: string; secret: string },
): TokenStore {
  const key = Buffer.from(hkdfSync('sha256', secret, appid, 'wechat access token', KEY_BYTES));
  return {
    ...store,
    async read(of) {
      const { token, ending } = await store.read(of);
      const opened = open(token, key);
      return { token: opened, ending: ending || opened === '' };
    },
    keep: (of, { token, seconds }) => store.keep(of, { token: seal(token, key), seconds }),
  };
}
