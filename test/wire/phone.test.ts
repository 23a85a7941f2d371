import { createDecipheriv } from 'node:crypto';
import { openPhone, sealPhone } from '@/wire';
import { seededBytes } from './vectors';

const KEY = '0123456789abcdef';
const PHONE = '13800138000';

describe('phone at rest', () => {
  it('is base64(IV ‖ AES-128-CBC) under the phone key', () => {
    const bytes = Buffer.from(sealPhone(PHONE, KEY, seededBytes(1)), 'base64');
    const decipher = createDecipheriv('aes-128-cbc', KEY, bytes.subarray(0, 16));
    expect(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString()).toBe(PHONE);
  });

  it('can be decrypted, and looks different each time', () => {
    const random = seededBytes(2);
    const [one, other] = [sealPhone(PHONE, KEY, random), sealPhone(PHONE, KEY, random)];
    expect(one).not.toBe(other);
    expect(openPhone(one, KEY)).toBe(PHONE);
    expect(openPhone(other, KEY)).toBe(PHONE);
  });

  it('is undefined when damaged, sealed under another key or not a phone', () => {
    const sealed = sealPhone(PHONE, KEY, seededBytes(3));
    const sealedOther = (text: string) => sealPhone(text, KEY, seededBytes(4));
    const others = ['12345', `1${PHONE}`, `${PHONE}0`, '12800138000'].map(sealedOther);
    const broken = ['', 'x', sealed.slice(0, 20), ...others];
    for (const text of broken) expect(openPhone(text, KEY), text).toBeUndefined();
    expect(openPhone(sealed, 'fedcba9876543210')).toBeUndefined();
    expect(openPhone(sealed, 'short')).toBeUndefined();
  });

  it.each(['', KEY.slice(1), `${KEY}0`, `钥${KEY.slice(1)}`, ` ${KEY.slice(1)}`])(
    'refuses the key %j',
    (key) => {
      expect(() => sealPhone(PHONE, key, seededBytes(5))).toThrow('16 ASCII');
    },
  );
});
