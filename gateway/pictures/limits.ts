import type { ImageHeader } from './imageHeader';

/** Longest file, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** A decoded pixel takes four bytes: 50 million pixels are 200 MB, the memory limit for one request. */
export const MOST_PIXELS = 50_000_000;
/** Of what no camera writes: it takes many times longer for each pixel. A long screenshot has fewer. */
const MOST_PIXELS_OF_OTHERS = 16_000_000;
const USUAL_DEPTH = 8;

/** Whether a picture would take more memory or time than one person's upload may: by its header, before it is decoded. */
export function isTooDear({ width, height, depth, inRows }: ImageHeader): boolean {
  const pixels = width * height * Math.max(1, depth / USUAL_DEPTH);
  return pixels > (inRows ? MOST_PIXELS : MOST_PIXELS_OF_OTHERS);
}
