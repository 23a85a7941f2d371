import { sealPasswords } from '@/wire';
import { openPassword } from '../../gateway/wire';
import { passwords } from './password-vectors.json';
import { seededBytes } from './vectors';

const KEY = '0123456789abcdef';
const OTHER = 'fedcba9876543210';
const sealed = (password: unknown, key = KEY) =>
  sealPasswords({ password }, ['password'], { key, random: seededBytes(1) }).password;

describe.each(passwords)('password vector $password under $key', ({ password, key, iv, sealed: wanted }) => {
  it('is sealed byte for byte', () => {
    const random = () => Uint8Array.from(Buffer.from(iv, 'hex'));
    const params = sealPasswords({ password, other: password }, ['password'], { key, random });
    expect(params).toEqual({ password: wanted, other: password });
  });

  it('is opened by the gateway, also beside another key', () => {
    expect(openPassword(wanted, [key])).toBe(password);
    expect(openPassword(wanted, [OTHER, key])).toBe(password);
  });
});

describe('passwords of a request', () => {
  it('look different each time, each with its own IV', () => {
    const random = seededBytes(2);
    const params = { oldPassword: '258036', password: '258036', platform: '1-1-8' };
    const { oldPassword, password, platform } = sealPasswords(params, ['oldPassword', 'password'], {
      key: KEY,
      random,
    });
    expect(oldPassword).not.toBe(password);
    expect([openPassword(oldPassword, [KEY]), openPassword(password, [KEY])]).toEqual(['258036', '258036']);
    expect(platform).toBe('1-1-8');
  });

  it.each(['', KEY.slice(1), `${KEY}0`, `钥${KEY.slice(1)}`])('are not sealed under the key %j', (key) => {
    expect(() => sealed('258036', key)).toThrow('16 ASCII');
  });

  it('are undefined when in clear, damaged, sealed under another key or empty', () => {
    const right = String(sealed('258036'));
    const wrong = [
      '258036',
      '',
      undefined,
      258036,
      right.slice(0, 20),
      `${right} `,
      sealed('258036', OTHER),
      sealed(''),
    ];
    for (const value of wrong) expect([value, openPassword(value, [KEY])]).toEqual([value, undefined]);
    expect(openPassword(right, [])).toBeUndefined();
  });

  it('never come out of another key as something else', () => {
    const random = seededBytes(3);
    const opened = Array.from({ length: 2000 }, () =>
      openPassword(sealPasswords({ password: '258036' }, ['password'], { key: OTHER, random }).password, [
        KEY,
      ]),
    );
    expect(new Set(opened)).toEqual(new Set([undefined]));
  });
});
