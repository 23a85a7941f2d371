import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { makeRv, seal } from '@/wire';
import {
  DecryptThreads,
  gatewayKeys,
  openRequest,
  openRv,
  type GatewayKey,
  type GatewayKeys,
} from '../../../gateway/wire';
import { soon } from '../../soon';
import { publicKeyBase64, seededBytes, vectors } from '../../wire/vectors';

const random = seededBytes(7);
const now = Date.UTC(2026, 10, 18);

function sealedFor(publicKey: string) {
  const rv = makeRv({ publicKey, random, now });
  return { rv, fields: seal({ amount: '0000100.00' }, { publicKey, random, rv }).fields };
}

const { rv, fields } = sealedFor(publicKeyBase64);
const wrapped = [fields.sKey, rv];

/** The vectors' key, and the blocks that the asking thread has decrypted with it. */
function watchedKeys(): { keys: GatewayKeys; here: string[]; key: GatewayKey } {
  const here: string[] = [];
  const [real] = gatewayKeys(vectors.privateKeyPem).accepted();
  if (real === undefined) throw new Error('no key');
  const key: GatewayKey = {
    ...real,
    rawDecrypt: (block) => {
      here.push(Buffer.from(block).toString('base64'));
      return real.rawDecrypt(block);
    },
  };
  return { keys: { accepted: () => [key] }, here, key };
}

const opens = (keys: GatewayKeys): void => {
  expect(openRequest({ ...fields }, { rv }, keys).params).toEqual({ amount: '0000100.00' });
  expect(openRv(rv, keys).time).toBe(now);
};

/** Longer than a test: an answer that a busy machine holds up counts. */
const patienceMs = 60_000;

async function started(script?: string, failed = fail, patience = patienceMs): Promise<DecryptThreads> {
  const threads = new DecryptThreads(failed, { threads: 1, script, patienceMs: patience });
  const { keys } = watchedKeys();
  await soon(async () => expect(await threads.ahead(keys, wrapped)).not.toBe(keys));
  return threads;
}

const fail = (error: unknown): unknown => {
  throw error;
};

/** Only a test ends them. */
const threadsOf = (threads: DecryptThreads): readonly Worker[] =>
  (threads as unknown as { readonly pool: { readonly threads: readonly Worker[] } }).pool.threads;

let threads: DecryptThreads;
beforeAll(async () => {
  threads = await started();
});
afterAll(() => threads.close());

it('opens key and rv of a call without a private-key operation of the asking thread', async () => {
  const { keys, here } = watchedKeys();
  opens(await threads.ahead(keys, wrapped));
  expect(here).toEqual([]);
});

it('decrypts here what was not asked for ahead', async () => {
  const { keys, here } = watchedKeys();
  opens(await threads.ahead(keys, [fields.sKey]));
  expect(here).toEqual([rv]);
});

it.each([
  ['nothing', undefined],
  ['no base64', 'hello'],
  ['too short', 'AAAA'],
  ['above the modulus', Buffer.alloc(256, 255).toString('base64')],
  [
    'of a wrong padding',
    publicEncrypt(
      { key: vectors.publicKeyPem, padding: constants.RSA_NO_PADDING },
      Buffer.alloc(256, 1),
    ).toString('base64'),
  ],
])('refuses an sKey that is %s, and opens the next call', async (_what, sKey) => {
  const { keys } = watchedKeys();
  const prepared = await threads.ahead(keys, [sKey, rv]);
  expect(() => openRequest({ ...fields, sKey }, { rv }, prepared)).toThrow('非法请求请注意');
  opens(await threads.ahead(keys, wrapped));
});

it('opens what was sealed for the previous key', async () => {
  const newest = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const [key] = gatewayKeys(newest.export({ type: 'pkcs8', format: 'pem' }).toString()).accepted();
  const opened: string[] = [];
  const { key: previous } = watchedKeys();
  const keys: GatewayKeys = {
    accepted: () => (key === undefined ? [] : [key, previous]),
    opened: (age) => opened.push(age),
  };
  opens(await threads.ahead(keys, wrapped));
  expect(opened).toEqual(['previous', 'previous']);
});

it('before the threads have started, and after they are closed, the asking thread decrypts', async () => {
  const early = new DecryptThreads(fail, { threads: 1 });
  const { keys, here } = watchedKeys();
  opens(await early.ahead(keys, wrapped));
  await early.close();
  const closed = await started();
  await closed.close();
  opens(await closed.ahead(keys, wrapped));
  expect(here).toEqual([...wrapped, ...wrapped]);
});

it('threads that cannot start are told of once and not started again', async () => {
  const failures: unknown[] = [];
  const never = new DecryptThreads((error) => failures.push(error), {
    threads: 1,
    script: join(__dirname, 'missing.js'),
  });
  const { keys, here } = watchedKeys();
  opens(await never.ahead(keys, wrapped));
  await soon(() => expect(failures).toEqual([expect.objectContaining({ code: 'ERR_MODULE_NOT_FOUND' })]));
  expect(await never.ahead(keys, wrapped)).toBe(keys);
  expect(here).toEqual(wrapped);
});

const SCRIPT = require.resolve('../../../gateway/wire/decryptThread.js');

describe('with a script of the test', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'threads-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const written = (text: string): string => {
    const script = join(folder, 'thread.js');
    writeFileSync(script, text);
    return script;
  };

  it('threads that could start once, and can no longer, leave their calls and are given up', async () => {
    const failures: unknown[] = [];
    const dying = await started(written(readFileSync(SCRIPT, 'utf8')), (error) => failures.push(error));
    const { keys, here } = watchedKeys();
    rmSync(folder, { recursive: true });
    await Promise.all(threadsOf(dying).map((thread) => thread.terminate()));
    opens(await dying.ahead(keys, wrapped));
    await soon(() => expect(failures).toHaveLength(1));
    expect(await dying.ahead(keys, wrapped)).toBe(keys);
    expect(here).toEqual(wrapped);
  });

  /** A thread that answers nothing as long as the file `hold` is there. */
  const held = () => {
    const hold = join(folder, 'hold');
    const script = written(`
      const decrypt = require(${JSON.stringify(SCRIPT)});
      const { existsSync } = require('node:fs');
      module.exports = async (task) => {
        while (existsSync(${JSON.stringify(hold)})) await new Promise((next) => setTimeout(next, 20));
        return decrypt(task);
      };`);
    return { script, hold: () => writeFileSync(hold, ''), goOn: () => rmSync(hold) };
  };

  it('a thread that dies under a call leaves it to the asking thread, and another one takes its place', async () => {
    const { script, hold, goOn } = held();
    const dying = await started(script);
    const { keys, here } = watchedKeys();
    hold();
    const asked = dying.ahead(keys, wrapped);
    await Promise.all(threadsOf(dying).map((thread) => thread.terminate()));
    opens(await asked);
    expect(here).toEqual(wrapped);
    goOn();
    opens(await dying.ahead(keys, wrapped));
    expect(here).toEqual(wrapped);
    await dying.close();
  });

  it('a thread that falls silent holds up one call for its patience, and no other until it answers', async () => {
    const { script, hold, goOn } = held();
    const silent = await started(script, fail, 1_000);
    const { keys, here } = watchedKeys();
    hold();
    opens(await silent.ahead(keys, wrapped));
    expect(await silent.ahead(keys, wrapped)).toBe(keys);
    expect(here).toEqual(wrapped);
    goOn();
    await soon(async () => expect(await silent.ahead(keys, wrapped)).not.toBe(keys));
    await silent.close();
  });
});

it('without threads the keys stay as they are', async () => {
  const { keys } = watchedKeys();
  expect(await new DecryptThreads(fail, { threads: 0 }).ahead(keys, wrapped)).toBe(keys);
});
