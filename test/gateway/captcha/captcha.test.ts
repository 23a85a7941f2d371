import { loadImage } from '@napi-rs/canvas';
import { CAPTCHA_ALPHABET, drawCaptcha, type RandomInt } from '../../../gateway/captcha';

function seeded(start: number): RandomInt {
  let seed = start;
  return (limit) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
}

describe('picture code', () => {
  it('depends on the random source only', () => {
    const first = drawCaptcha(seeded(7));
    expect(drawCaptcha(seeded(7))).toEqual(first);
    expect(drawCaptcha(seeded(8)).text).not.toBe(first.text);
  });

  it('is a PNG of its size with ink on it', async () => {
    const { png } = drawCaptcha(seeded(3));
    const image = await loadImage(png);
    expect([image.width, image.height]).toEqual([240, 88]);
    expect(png.length).toBeGreaterThan(3000);
  });

  it('uses every character of its set and none that looks like another', () => {
    const random = seeded(99);
    const seen = new Set<string>();
    for (let i = 0; i < 120; i += 1) {
      const { text } = drawCaptcha(random);
      expect(text).toHaveLength(4);
      for (const character of text) seen.add(character);
    }
    expect([...seen].sort().join('')).toBe(CAPTCHA_ALPHABET);
    expect(CAPTCHA_ALPHABET).not.toMatch(/[0ODQ1ILJ2Z5S8BUV]/);
  });

  it('never asks the source for more bytes than it gives', () => {
    const limits: number[] = [];
    drawCaptcha((limit) => {
      limits.push(limit);
      return limit - 1;
    });
    expect(limits.every((limit) => Number.isInteger(limit) && limit > 0)).toBe(true);
  });
});
