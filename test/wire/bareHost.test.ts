import { createContext, runInContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type * as Wire from '@/wire';
import { gatewayKeys, openRequest, openRv, sealAnswer } from '../../gateway/wire';
import { publicKeyBase64, seededBytes, vectors } from './vectors';

/**
 * A JavaScript host with nothing but the language, as limited as a mini-program: no window, self, TextEncoder, atob, URL, crypto; BigInt is removed
 * as well and Math.random throws.
 */
async function loadInBareHost(): Promise<typeof Wire> {
  const src = fileURLToPath(new URL('../../src/', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [`${src}wire/index.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'wire',
    alias: { '@': src },
    platform: 'browser',
    logLevel: 'silent',
  });
  const host = createContext({});
  runInContext('delete globalThis.BigInt; Math.random = () => { throw new Error("Math.random"); };', host);
  return runInContext(`${String(outputFiles[0]?.text)}; wire`, host) as typeof Wire;
}

describe('wire in a host without browser globals', () => {
  const keys = gatewayKeys(vectors.privateKeyPem);
  const random = seededBytes(5);
  let wire: typeof Wire;

  beforeAll(async () => {
    wire = await loadInBareHost();
  });

  it('loads, seals, makes rv and decrypts', () => {
    const now = Date.UTC(2026, 10, 18);
    const rv = wire.makeRv({ publicKey: publicKeyBase64, random, now });
    expect(openRv(rv, keys).time).toBe(now);
    const params = { phone: '13800138000', name: '张三😀' };
    const { fields, sessionKey } = wire.seal(params, { publicKey: publicKeyBase64, random, rv });
    expect(openRequest({ ...fields }, { rv }, keys)).toEqual({
      params,
      sessionKey,
      characters: expect.any(Number),
    });
    const envelope = { RESPONSE: { RETURN_CODE: '000000' } };
    const opened = wire.openAnswer(sealAnswer(envelope, sessionKey), sessionKey);
    expect(JSON.stringify(opened)).toBe(JSON.stringify(envelope));
  });
});
