const DATABASE = 'yunling-device';
const STORE = 'keys';
const NAME = 'rest';

/**
 * The browser's key for texts at rest, made on the first use. The browser keeps it and never shows its bytes, also not to our own scripts.
 * Rejects if there is no WebCrypto (http) or no IndexedDB, or if it cannot store a key (some private modes).
 */
export async function keptKey(): Promise<CryptoKey> {
  const database = await opened();
  try {
    const key = (await first(database)) ?? (await first(database, await newKey()));
    if (key === undefined) throw new Error('the browser gives no key back');
    return key;
  } finally {
    // An open connection would keep the browser from clearing the site's data.
    database.close();
  }
}

const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
  });
}

/**
 * The key that was stored first, read back from the store; `mine` if there was none. One transaction reads and writes, so two windows that
 * start at the same time get the same key.
 */
function first(database: IDBDatabase, mine?: CryptoKey): Promise<CryptoKey | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mine ? 'readwrite' : 'readonly', {
      durability: 'strict',
    });
    const keys = transaction.objectStore(STORE);
    let found: CryptoKey | undefined;
    const read = (then?: () => void): void => {
      const asked = keys.get(NAME);
      asked.onsuccess = () => {
        // A key that the browser cannot unwrap any more may read as null.
        found = asked.result instanceof CryptoKey ? asked.result : undefined;
        then?.();
      };
    };
    const keep = (key: CryptoKey): void => {
      try {
        keys.put(key, NAME).onsuccess = () => read();
      } catch {
        // Some browsers store no keys, at least in private windows.
        transaction.abort();
      }
    };
    read(() => {
      if (found === undefined && mine) keep(mine);
    });
    transaction.oncomplete = () => resolve(found);
    transaction.onabort = () => reject(transaction.error ?? new Error('the key is not kept'));
  });
}
