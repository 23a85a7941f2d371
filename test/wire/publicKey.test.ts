import { createHash, createPublicKey, generateKeyPairSync, privateDecrypt, constants } from 'node:crypto';
import { seal } from '@/wire';
import { fingerprintOf } from '@/wire/fingerprint';
import { publicKeyBase64, seededBytes, vectors } from './vectors';

const MODULUS = Buffer.from(
  createPublicKey(vectors.publicKeyPem).export({ format: 'jwk' }).n ?? '',
  'base64url',
);
const RSA = '300d06092a864886f70d0101010500';
const RSA_PSS = '300d06092a864886f70d01010a0500';

/** One element of DER, in hex. */
function der(tag: string, content: string): string {
  const length = content.length / 2;
  const digits = length.toString(16).padStart(length < 0x100 ? 2 : 4, '0');
  const header = length < 0x80 ? digits : (0x80 + digits.length / 2).toString(16) + digits;
  return tag + header + content;
}

interface Parts {
  readonly modulus?: string;
  readonly exponent?: string;
  readonly algorithm?: string;
  /** The first byte of the bit string. */
  readonly unused?: string;
  readonly tags?: Partial<Record<'outer' | 'bits' | 'inner' | 'modulus' | 'exponent', string>>;
}

/** A public key as the build setting has it. */
function keyOf({
  modulus = `00${MODULUS.toString('hex')}`,
  exponent = '010001',
  ...rest
}: Parts = {}): string {
  const { algorithm = RSA, unused = '00', tags = {} } = rest;
  const numbers = der(tags.modulus ?? '02', modulus) + der(tags.exponent ?? '02', exponent);
  const bits = der(tags.bits ?? '03', unused + der(tags.inner ?? '30', numbers));
  return Buffer.from(der(tags.outer ?? '30', algorithm + bits), 'hex').toString('base64');
}

const sealed = (publicKey: string) => seal({}, { publicKey, random: seededBytes(4) });

describe('a public key', () => {
  it('is written here as the gateway writes it', () => expect(keyOf()).toBe(publicKeyBase64));

  it('wraps for its private key', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072, publicExponent: 3 });
    const { fields, sessionKey } = sealed(publicKey.export({ format: 'pem', type: 'spki' }).toString());
    // No implicit rejection: the block itself is looked at, since Node may refuse this padding.
    const block = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(fields.sKey, 'base64'),
    );
    expect(block.subarray(0, 2).toString('hex')).toBe('0002');
    expect(block.subarray(-17).toString('latin1')).toBe(`\0${sessionKey}`);
    expect(block.subarray(2, -17)).not.toContain(0);
    expect(block).toHaveLength(384);
  });

  it.each(['03', '010001', '7fffffff'])('may have the exponent %s', (exponent) =>
    expect(sealed(keyOf({ exponent })).fields.sKey).toHaveLength(344),
  );

  it('may have zeros within its modulus', () => {
    const modulus = `7f${MODULUS.toString('hex').slice(2)}`;
    expect(
      sealed(keyOf({ modulus: `${modulus.slice(0, 100)}00${modulus.slice(102)}` })).fields.sKey,
    ).toHaveLength(344);
  });

  it.each<readonly [string, Parts]>([
    ['2040 bits', { modulus: `00${MODULUS.toString('hex').slice(2)}` }],
    ['the exponent 1', { exponent: '01' }],
    ['an even exponent', { exponent: '010000' }],
    ['an exponent beyond 31 bits', { exponent: '0080000001' }],
  ])('of %s is too weak', (_what, parts) =>
    expect(() => sealed(keyOf(parts))).toThrow('RSA public key too weak'),
  );

  it.each<readonly [string, Parts]>([
    ['another algorithm', { algorithm: RSA_PSS }],
    ['unused bits', { unused: '01' }],
    ['no sequence around it', { tags: { outer: '31' } }],
    ['no bit string', { tags: { bits: '04' } }],
    ['no sequence within', { tags: { inner: '31' } }],
    ['a modulus that is no integer', { tags: { modulus: '04' } }],
    ['an exponent that is no integer', { tags: { exponent: '04' } }],
  ])('with %s is none', (_what, parts) =>
    expect(() => sealed(keyOf(parts))).toThrow('not an RSA public key'),
  );

  it('of an elliptic curve is none', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    expect(() => sealed(pem)).toThrow('not an RSA public key');
  });

  it('has a fingerprint by which two builds are told apart', () =>
    expect(fingerprintOf('key')).toBe(createHash('sha256').update('key').digest('hex')));
});
