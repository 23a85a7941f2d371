import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, rowsOf } from '../architecture/files';
import { files, read, sandbox, texts } from './program';

/** Not a template whose host is put in later: that one comes from a setting or an answer. */
const LITERAL = /\b(?:https?|wss?|ftp):\/\/(?!\$\{)[^\s"'`)\\]+/g;
const listed = rowsOf('test/package/lists/hosts.tsv').map(([start = '', asked = '', why = '']) => ({
  start,
  asked,
  why,
}));

/** Every URL in a text counts as an address, also one at which no server listens. */
const addressesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(LITERAL), ([address]) => address);
const isListed = (address: string): boolean =>
  listed.some(({ start }) => address.startsWith(start)) || (sandbox !== '' && address.startsWith(sandbox));

describe('addresses', () => {
  it('belong to listed hosts only', () => {
    const unlisted = texts.flatMap((file) =>
      addressesIn(read(file))
        .filter((address) => !isListed(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(unlisted).toEqual([]);
  });

  it('uses https hosts only; a sandbox build has one exception, its own gateway', () => {
    for (const { start, asked, why } of listed) {
      expect(['yes', 'no']).toContain(asked);
      if (asked === 'yes') expect(start).toMatch(/^(https|wss):\/\/[\w.-]+/);
      expect(why.length).toBeGreaterThan(10);
    }
    const found = new Set(texts.flatMap((file) => addressesIn(read(file))));
    const plain = [...found].filter((address) => /^(http|ws):/.test(address));
    const unasked = listed.filter(({ asked }) => asked === 'no').map(({ start }) => start);
    expect(plain.filter((address) => !unasked.some((start) => address.startsWith(start)))).toEqual(
      sandbox.startsWith('http:') ? [sandbox] : [],
    );
  });

  it.each(['https://elsewhere.example/a', 'http://10.0.0.1/', 'wss://chat.example', 'ftp://x.example'])(
    'would not pass %s',
    (address) => {
      expect(addressesIn(`a("${address}")`).filter((one) => !isListed(one))).toEqual([address]);
    },
  );
});

/** Secrets that only a server, or the owner of an account, may know. */
const SECRETS: readonly RegExp[] = [
  // The line alone is no key: jsencrypt writes it.
  /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\[rn]|\s)*[A-Za-z0-9+/]{20}/,
  /\bMII[EJ][A-Za-z0-9+/]{200,}/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAKID[A-Za-z0-9]{32}\b|\bLTAI[A-Za-z0-9]{12,}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bxox[abp]-[\w-]{10,}|\bsk_live_\w+/,
  /(?:app_?secret|mch_?key|api_?key)["']?\s*[:=]\s*["'][A-Za-z0-9]{16,}["']/i,
];

describe('data that must not leave the project', () => {
  it('no secret is included', () => {
    const told = texts.filter((file) => SECRETS.some((pattern) => pattern.test(read(file))));
    expect(told).toEqual([]);
  });

  it("the gateway's private key is not included", () => {
    const keys = join(root, process.env['SANDBOX_DATA'] ?? '.sandbox', 'keys.json');
    if (!existsSync(keys)) return;
    const { privateKey } = JSON.parse(readFileSync(keys, 'utf8')) as { privateKey?: unknown };
    const middle = JSON.stringify(privateKey ?? '')
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(60, 100);
    expect(middle).toHaveLength(40);
    for (const file of texts) expect(read(file).replace(/[^A-Za-z0-9]/g, '')).not.toContain(middle);
  });

  it.each([
    `k="-----BEGIN RSA PRIVATE KEY-----\\n${'MIIEowIBAAKCAQEA'.repeat(2)}"`,
    `k="AKIAABCDEFGHIJKLMNOP"`,
    `{appSecret:"0123456789abcdef0123456789abcdef"}`,
  ])('would not pass %s', (text) => {
    expect(SECRETS.some((pattern) => pattern.test(text))).toBe(true);
  });

  it('no source, map or note is included', () => {
    expect(files.filter((path) => /\.(map|ts|tsx|scss|txt|md|pem|env)$|(^|\/)\.(?!$)/.test(path))).toEqual(
      [],
    );
    for (const file of texts) expect(read(file)).not.toMatch(/sourceMappingURL/);
  });
});
