import { build } from 'esbuild';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { DeviceSeal } from '@/platform/deviceKey';
import { root } from '../architecture/files';
import { stage } from './driver';

/** The adapter as a browser runs it, without the app around it. */
declare global {
  interface Window {
    rest: { readonly deviceKey: { seal(): Promise<DeviceSeal | undefined> } };
  }
}

const theatre = stage();
const DATABASE = 'yunling-device';
let adapter = '';

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/platform/deviceKey/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'rest',
    target: 'es2015',
  });
  adapter = `${outputFiles[0]?.text ?? ''};window.rest = rest;`;
});

/** A window of the app's origin in which nothing of the app runs; `before` changes what the browser can do. */
async function windows(count: number, before: () => void = () => undefined): Promise<readonly Page[]> {
  const context = await theatre.browser.newContext();
  await context.addInitScript(before);
  const pages: Page[] = [];
  for (let number = 0; number < count; number += 1) {
    const page = await context.newPage();
    await page.goto(`${theatre.gateway.url}/favicon.ico`);
    await page.evaluate(adapter);
    pages.push(page);
  }
  return pages;
}

const seal = (page: Page, text: string) =>
  page.evaluate(async (given) => (await window.rest.deviceKey.seal())?.seal(given), text);
const open = (page: Page, sealed = '') =>
  page.evaluate(async (given) => (await window.rest.deviceKey.seal())?.open(given), sealed);

/** A start of the same browser: the adapter has forgotten what it knew. */
async function restarted(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(adapter);
}

describe('the key of a browser', () => {
  it('opens in the next run what it has sealed, and no script can read it', async () => {
    const [page] = await windows(1);
    if (page === undefined) throw new Error('no window');
    const sealed = await seal(page, '滨江路 9 号');
    expect(sealed).toMatch(/^[\w+/=]{40,}$/);
    expect(await seal(page, '滨江路 9 号')).not.toBe(sealed);
    await restarted(page);
    expect(await open(page, sealed)).toBe('滨江路 9 号');
    const key = await page.evaluate(
      (name) =>
        new Promise<{ readonly extractable: boolean; readonly exported: string }>((resolve, reject) => {
          const asked = indexedDB.open(name);
          asked.onerror = () => reject(asked.error ?? new Error(name));
          asked.onsuccess = () => {
            const found = asked.result.transaction('keys').objectStore('keys').get('rest');
            found.onsuccess = () => {
              const kept = found.result as CryptoKey;
              crypto.subtle.exportKey('raw', kept).then(
                () => resolve({ extractable: kept.extractable, exported: 'yes' }),
                ({ name: why }: Error) => resolve({ extractable: kept.extractable, exported: why }),
              );
            };
          };
        }),
      DATABASE,
    );
    expect(key).toEqual({ extractable: false, exported: 'InvalidAccessError' });
    await page.context().close();
  });

  it('does not open what was damaged, or sealed in another browser', async () => {
    const [[here], [there]] = [await windows(1), await windows(1)];
    if (here === undefined || there === undefined) throw new Error('no window');
    const sealed = (await seal(here, '滨江路 9 号')) ?? '';
    const last = sealed.endsWith('A=') ? 'B=' : 'A=';
    const damaged = [sealed.slice(0, -2) + last, sealed.slice(4), '', 'no base64!'];
    for (const text of damaged) expect(await open(here, text), text).toBeUndefined();
    expect(await open(there, sealed)).toBeUndefined();
    await here.context().close();
    await there.context().close();
  });

  it('is one key for windows that start at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pages = await windows(3);
      const sealed = await Promise.all(pages.map((page) => seal(page, `round ${round}`)));
      const last = pages[pages.length - 1];
      if (last === undefined) throw new Error('no window');
      await restarted(last);
      for (const text of sealed) expect(await open(last, text)).toBe(`round ${round}`);
      await last.context().close();
    }
  });

  it('is another one after its database was cleared, also while a window is open', async () => {
    const [page] = await windows(1);
    if (page === undefined) throw new Error('no window');
    const sealed = await seal(page, 'typed');
    const cleared = await page.evaluate(
      (name) =>
        new Promise<string>((resolve) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = () => resolve('cleared');
          asked.onblocked = () => resolve('blocked');
        }),
      DATABASE,
    );
    expect(cleared).toBe('cleared');
    expect(await open(page, sealed)).toBe('typed');
    await restarted(page);
    expect(await open(page, sealed)).toBeUndefined();
    expect(await open(page, await seal(page, 'again'))).toBe('again');
    await page.context().close();
  });

  it.each([
    ['no IndexedDB', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
    [
      'a database that is forbidden',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
      },
    ],
    [
      'a database that never answers',
      () => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
    ],
    [
      'a database that keeps no keys',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('not cloned', 'DataCloneError');
        };
      },
    ],
    [
      'a database that gives no key back',
      () => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (_key: unknown, name?: IDBValidKey) {
          return put.call(this, null, name);
        };
      },
    ],
    ['no WebCrypto', () => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })],
  ])('is none in a browser with %s; nothing is thrown behind the page', async (_what, before) => {
    const [page] = await windows(1, before);
    if (page === undefined) throw new Error('no window');
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    expect(await seal(page, 'typed')).toBeUndefined();
    expect(await seal(page, 'typed')).toBeUndefined();
    expect(thrown).toEqual([]);
    await page.context().close();
  });
});
