import { createCipheriv } from 'node:crypto';
import { openText, sealText } from '@/wire';
import { seededBytes } from './vectors';

const KEY = '0123456789abcdef';
const IV = Buffer.alloc(16, 7);

/** Whole blocks under the key, with whatever stands where the padding should. */
function blocks(plain: Buffer): string {
  const cipher = createCipheriv('aes-128-cbc', KEY, IV).setAutoPadding(false);
  return Buffer.concat([IV, cipher.update(plain), cipher.final()]).toString('base64');
}

/** 32 bytes that end in this one. */
const endingIn = (byte: number) => Buffer.concat([Buffer.alloc(31, 'a'), Buffer.from([byte])]);

describe('a text in the store', () => {
  it.each(['', 'a', 'fifteen letters', 'sixteen letters!', '张三😀', 'x'.repeat(1000)])(
    'is read again: %j',
    (text) => expect(openText(sealText(text, KEY, seededBytes(1)), KEY)).toBe(text),
  );

  it.each([0, 17, 32, 255])('that ends in %d, which is no padding, is not read', (byte) =>
    expect(openText(blocks(endingIn(byte)), KEY)).toBeUndefined(),
  );

  it('with the padding of a whole block is read', () =>
    expect(openText(blocks(Buffer.concat([Buffer.alloc(16, 'a'), Buffer.alloc(16, 16)])), KEY)).toBe(
      'a'.repeat(16),
    ));

  it.each([0, 8, 15, 16, 24, 31, 40])('of %d bytes is not read', (length) => {
    const whole = Buffer.from(sealText('x'.repeat(40), KEY, seededBytes(2)), 'base64');
    expect(openText(whole.subarray(0, length).toString('base64'), KEY)).toBeUndefined();
  });
});
