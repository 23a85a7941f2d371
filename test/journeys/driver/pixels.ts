import type { Page } from 'playwright-core';

/** A channel of a pixel may differ by this much, of 255: letters are smoothed. */
const SMOOTHING = 40;

interface Comparison {
  readonly pictures: readonly string[];
  readonly smoothing: number;
}

/** Runs in the page. */
async function compare({ pictures, smoothing }: Comparison): Promise<number> {
  const pixels = await Promise.all(
    pictures.map(async (text) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${text}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    }),
  );
  const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = pixels;
  if (one.length === 0 || one.length !== other.length) return Infinity;
  const differing = new Set<number>();
  one.forEach((value, at) => {
    if (Math.abs(value - (other[at] ?? 0)) > smoothing) differing.add(at >> 2);
  });
  return differing.size;
}

/** How many pixels of two PNG pictures differ, counted by `page`, which may show anything; Infinity for different sizes. */
export const differingPixels = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(compare, {
    pictures: [one, other].map((picture) => picture.toString('base64')),
    smoothing: SMOOTHING,
  });
