import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { generalRefusals } from '@/contract/refusals';
import { makeRv, seal } from '@/wire';
import { Refusal } from '../../../gateway/refusal';
import { gatewayKeys, openRequest, openRv } from '../../../gateway/wire';
import { publicKeyBase64, seededBytes, vectors } from '../../wire/vectors';

const keys = gatewayKeys(vectors.privateKeyPem);
const random = seededBytes(42);
const now = Date.UTC(2026, 10, 18);
const rv = makeRv({ publicKey: publicKeyBase64, random, now });
const { fields } = seal({ amount: '0000100.00', card: '招商' }, { publicKey: publicKeyBase64, random, rv });

function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.desc}`;
    throw error;
  }
  return 'opened';
}

const REFUSED = `${generalRefusals.illegal} 非法请求请注意`;
const flipped = (text: string, at: number): string => {
  const other = text[at] === 'A' ? 'B' : 'A';
  return text.slice(0, at) + other + text.slice(at + 1);
};
/** A block as RSA sees it, encrypted without Node's padding. */
const rawWrap = (block: Buffer): string =>
  publicEncrypt({ key: vectors.publicKeyPem, padding: constants.RSA_NO_PADDING }, block).toString('base64');
const block = (head: number[], key: string): Buffer =>
  Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(256 - head.length - 1 - key.length, 7),
    Buffer.from([0]),
    Buffer.from(key),
  ]);

describe('openRequest', () => {
  it('opens the request unchanged', () => {
    expect(openRequest(fields as unknown as Record<string, unknown>, { rv }, keys).params).toEqual({
      amount: '0000100.00',
      card: '招商',
    });
  });

  it.each(['body', 'sKey', 'sign'] as const)('refuses %s with any one character changed', (part) => {
    for (let at = 0; at < fields[part].length; at += 1) {
      const changed = { ...fields, [part]: flipped(fields[part], at) };
      expect(
        refusalOf(() => openRequest(changed, { rv }, keys)),
        `${part} ${at}`,
      ).toBe(REFUSED);
    }
  });

  it.each([
    ['nothing at all', {}, rv],
    ['numbers for texts', { body: 1, sKey: 2, sign: 3 }, rv],
    ['no sign', { ...fields, sign: '' }, rv],
    ['the sign in capitals', { ...fields, sign: fields.sign.toUpperCase() }, rv],
    ['base64 with a line break', { ...fields, body: `${fields.body}\n` }, rv],
    ['an sKey of another length', { ...fields, sKey: 'AAAA' }, rv],
    ['an sKey above the modulus', { ...fields, sKey: Buffer.alloc(256, 255).toString('base64') }, rv],
    ['another rv', fields, makeRv({ publicKey: publicKeyBase64, random, now })],
    ['no rv', fields, undefined],
    ['the body of another request', { ...fields, body: String(vectors.requests[1]?.body) }, rv],
  ])('refuses %s, always with the same answer', (_what, given, header) => {
    expect(refusalOf(() => openRequest(given as Record<string, unknown>, { rv: header }, keys))).toBe(
      REFUSED,
    );
  });

  it.each([
    ['a wrong first byte', [1, 2]],
    ['a wrong block type', [0, 1]],
    ['a zero inside the padding', [0, 2, 9, 9, 0]],
  ])('refuses an sKey with %s in its padding', (_what, head) => {
    const vector = vectors.requests[0];
    if (!vector) throw new Error('no vector');
    const { sessionKey, body, sign } = vector;
    const good = { body, sign, sKey: rawWrap(block([0, 2], sessionKey)) };
    expect(refusalOf(() => openRequest(good, {}, keys))).toBe('opened');
    // A block that begins with 1 is still below this key's modulus, which begins with 0xb9.
    expect(refusalOf(() => openRequest({ ...good, sKey: rawWrap(block(head, sessionKey)) }, {}, keys))).toBe(
      REFUSED,
    );
  });

  it('refuses a message whose key was encrypted for another recipient', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const publicKey = other.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { fields: foreign } = seal({ a: 1 }, { publicKey, random });
    expect(refusalOf(() => openRequest({ ...foreign }, {}, keys))).toBe(REFUSED);
  });
});

describe('openRv', () => {
  it('gives nonce and time', () => {
    const { nonce, time } = openRv(rv, keys);
    expect(nonce).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(time).toBe(now);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'hello'],
    ['a changed character', flipped(rv, 40)],
    ['the sKey of a request', fields.sKey],
    ['a time that is no number', rawWrap(block([0, 2], 'abcdefghijklmnop17000000x0000'))],
  ])('refuses %s', (_what, value) => {
    expect(refusalOf(() => openRv(value, keys))).toBe(REFUSED);
  });
});

describe('gatewayKeys', () => {
  it('refuses a weak key and a key that is not RSA', () => {
    const pem = (key: { export: (options: { type: 'pkcs8'; format: 'pem' }) => string | Buffer }): string =>
      key.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => gatewayKeys(pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey))).toThrow(
      '2048',
    );
    expect(() => gatewayKeys(pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey))).toThrow(
      '2048',
    );
  });
});
