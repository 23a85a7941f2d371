import { createHash, publicEncrypt, generateKeyPairSync, constants } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as Jsbn from '../../node_modules/jsencrypt/lib/lib/jsbn/jsbn';
import type CryptoJS from 'crypto-js';
import { ModuleKind, transpile } from 'typescript';
import { cryptoMends } from '../../config/cryptoMends';

const root = resolve(__dirname, '../..');

/** A package's file as a build has it. */
function mendedText(path: string): string {
  const mends = Object.values(cryptoMends).filter(({ file }) => file.test(path));
  expect(mends.length).toBeGreaterThan(0);
  return mends.reduce(
    (text, { search, by }) => {
      const mended = text.replace(search, by);
      expect(mended).not.toBe(text);
      return mended;
    },
    readFileSync(path, 'utf8'),
  );
}

function run(text: string, require: (path: string) => unknown): unknown {
  const module = { exports: {} };
  const body = runInThisContext(`(function (module, exports, require) {${text}\n})`) as (
    ...given: unknown[]
  ) => void;
  body(module, module.exports, require);
  return module.exports;
}

describe('the big integers of a build', () => {
  const file = resolve(root, 'node_modules/jsencrypt/lib/lib/jsbn/jsbn.js');
  const load = (text: string): typeof Jsbn => {
    const others = (path: string) => load(readFileSync(resolve(dirname(file), `${path}.js`), 'utf8'));
    return run(transpile(text, { module: ModuleKind.CommonJS }), others) as typeof Jsbn;
  };
  const { BigInteger } = load(mendedText(file));
  const whole = load(readFileSync(file, 'utf8')).BigInteger;

  it('are three fifths of the package at most, comments included', () => {
    expect(mendedText(file).length).toBeLessThan(readFileSync(file, 'utf8').length * 0.6);
  });

  it.each([3, 17, 255, 257, 65_537])('raise to the power %d as the package does', (exponent) => {
    const modulus = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
    const n = Buffer.from(modulus.n ?? '', 'base64url').toString('hex');
    for (const base of ['0', '1', '2', 'ff00ff', n.slice(0, 40), `1${n.slice(1, 500)}`, `0${n.slice(1)}`]) {
      const mine = new BigInteger(base, 16).modPowInt(exponent, new BigInteger(n, 16)).toString(16);
      expect(mine).toBe(new whole(base, 16).modPowInt(exponent, new whole(n, 16)).toString(16));
    }
  });

  it('encrypt as the platform does', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const n = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex');
    const block = Buffer.from(`00${'5a'.repeat(255)}`, 'hex');
    const theirs = publicEncrypt({ key: publicKey, padding: constants.RSA_NO_PADDING }, block);
    const mine = new BigInteger(block.toString('hex'), 16).modPowInt(65_537, new BigInteger(n, 16));
    expect(mine.toString(16).padStart(512, '0')).toBe(theirs.toString('hex'));
  });
});

describe('the cipher of a build', () => {
  const aes = resolve(root, 'node_modules/crypto-js/aes.js');
  const coreFile = resolve(root, 'node_modules/crypto-js/core.js');
  const none = (): never => {
    throw new Error('nothing more is asked for');
  };
  const core = run(mendedText(coreFile), none) as typeof CryptoJS;

  it('has no source of random numbers of its own, and hashes as the package does', () => {
    expect(core.lib.WordArray.random).toBeUndefined();
    const load = () => core;
    const sha = run(readFileSync(resolve(root, 'node_modules/crypto-js/sha256.js'), 'utf8'), load);
    const text = '借款 ¥1,000.00';
    expect((sha as typeof CryptoJS.SHA256)(text).toString()).toBe(
      createHash('sha256').update(text).digest('hex'),
    );
  });

  it('has nothing that makes keys from passwords, and encrypts with a key as the package does', () => {
    const asked: string[] = [];
    const load = (path: string): unknown => {
      asked.push(path);
      if (path === './core') return core;
      const file = resolve(dirname(aes), `${path}.js`);
      return run(path === './cipher-core' ? mendedText(file) : readFileSync(file, 'utf8'), load);
    };
    const AES = run(mendedText(aes), load) as typeof CryptoJS.AES;
    expect(asked).not.toEqual(expect.arrayContaining(['./md5']));
    expect(asked).not.toEqual(expect.arrayContaining(['./evpkdf']));
    const key = core.enc.Utf8.parse('0123456789abcdef');
    const iv = core.enc.Utf8.parse('fedcba9876543210');
    const { ciphertext } = AES.encrypt('借款 ¥1,000.00', key, { iv });
    const whole = jest.requireActual<typeof CryptoJS.AES>('crypto-js/aes');
    expect(ciphertext.toString()).toBe(whole.encrypt('借款 ¥1,000.00', key, { iv }).ciphertext.toString());
    const params = core.lib.CipherParams.create({ ciphertext });
    expect(AES.decrypt(params, key, { iv }).toString(core.enc.Utf8)).toBe('借款 ¥1,000.00');
    expect(() => AES.encrypt('借款', 'a password', { iv })).toThrow('a key, not a password');
    expect(core.kdf).toBeUndefined();
  });
});
