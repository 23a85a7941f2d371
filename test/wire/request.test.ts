import { createHash } from 'node:crypto';
import { canonical, drawKey, seal, type RandomBytes } from '@/wire';
import { gatewayKeys, openRequest, openRv } from '../../gateway/wire';
import { publicKeyBase64, scriptedBytes, seededBytes, vectors } from './vectors';

const keys = gatewayKeys(vectors.privateKeyPem);

const requests = vectors.requests.map((vector, index) => ({ index, ...vector }));

it.each(requests.filter((vector) => vector.canonical !== undefined))(
  'request vector $index has its canonical string',
  (vector) => {
    const { params, sessionKey, rv } = vector;
    expect(canonical(params, { sessionKey, rv })).toBe(vector.canonical);
  },
);

it.each(requests.filter(({ rv }) => rv !== undefined))(
  'request vector $index has an rv that can be decrypted',
  ({ rv }) => {
    const { nonce, time } = openRv(rv, keys);
    expect(nonce).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(new Date(time).getUTCFullYear()).toBeGreaterThan(2000);
  },
);

describe.each(requests)('request vector $index', (vector) => {
  const { params, sessionKey, iv, rv } = vector;

  it('has the given body and sign byte for byte, and an sKey with the session key', () => {
    const random = scriptedBytes(sessionKey, iv);
    const sealed = seal(params, { publicKey: publicKeyBase64, random, rv });
    expect(sealed.sessionKey).toBe(sessionKey);
    expect(sealed.fields.body).toBe(vector.body);
    expect(sealed.fields.sign).toBe(vector.sign);
    expect(openRequest({ ...sealed.fields }, { rv }, keys)).toEqual({
      params,
      sessionKey,
      characters: expect.any(Number),
    });
  });

  it("decrypts the vector's own sKey", () => {
    const { body, sKey, sign } = vector;
    expect(openRequest({ body, sKey, sign }, { rv }, keys)).toEqual({
      params,
      sessionKey,
      characters: expect.any(Number),
    });
  });
});

describe('canonical', () => {
  it('refuses a param of a reserved name', () => {
    for (const name of ['sessionKey', 'rv']) {
      expect(() => canonical({ [name]: 'x' }, { sessionKey: 'k' })).toThrow('reserved');
    }
  });

  it('leaves out undefined as well as null', () => {
    expect(canonical({ a: undefined, b: null, c: '' }, { sessionKey: 'k' })).toBe('c=&sessionKey=k');
  });
});

describe('seal', () => {
  it('signs the params as JSON serialises them, so that both ends read the same', () => {
    const params = { when: new Date(0), not: NaN, none: undefined, zero: -0 };
    const { fields, sessionKey } = seal(params, { publicKey: vectors.publicKeyPem, random: seededBytes(1) });
    const read = { when: '1970-01-01T00:00:00.000Z', not: null, zero: 0 };
    expect(openRequest({ ...fields }, {}, keys)).toEqual({
      params: read,
      sessionKey,
      characters: expect.any(Number),
    });
    expect(fields.sign).toBe(
      createHash('sha256')
        .update(`sessionKey=${sessionKey}&when=1970-01-01T00:00:00.000Z&zero=0`)
        .digest('hex'),
    );
  });

  it('seals half an emoji that a maximum length has cut', () => {
    const { fields } = seal({ name: '张\ud83d' }, { publicKey: publicKeyBase64, random: seededBytes(2) });
    expect(Object.keys(openRequest({ ...fields }, {}, keys).params)).toEqual(['name']);
  });

  it('draws a new key, IV and padding each time', () => {
    const random = seededBytes(3);
    const sealed = Array.from({ length: 5 }, () => seal({ a: 1 }, { publicKey: publicKeyBase64, random }));
    for (const part of ['body', 'sKey', 'sign'] as const) {
      expect(new Set(sealed.map(({ fields }) => fields[part])).size).toBe(5);
    }
    expect(new Set(sealed.map(({ sessionKey }) => sessionKey)).size).toBe(5);
  });

  it.each([
    ['nothing', ''],
    ['text', 'not a key'],
    ['a private key', vectors.privateKeyPem],
    ['a cut key', publicKeyBase64.slice(0, 200)],
    [
      'a key with something after it',
      Buffer.concat([Buffer.from(publicKeyBase64, 'base64'), Buffer.from([0])]).toString('base64'),
    ],
  ])('refuses %s for a public key', (_what, publicKey) => {
    expect(() => seal({}, { publicKey, random: seededBytes(4) })).toThrow();
  });
});

describe('drawKey', () => {
  it('gives each of 62 characters the same chance', () => {
    const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    let at = 0;
    const random: RandomBytes = (count) => Uint8Array.from({ length: count }, () => every[at++ % 256] ?? 0);
    const text = drawKey(random, 248 * 4);
    const counts = new Map<string, number>();
    for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([16]));
  });

  it('fails on a source that repeats itself instead of hanging', () => {
    expect(() => drawKey((count) => new Uint8Array(count).fill(255))).toThrow('stuck');
  });
});
