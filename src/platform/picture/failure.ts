import type { PictureFailure } from './definitions';
import type { PictureHead } from './head';

/** The largest photos of phones have 200 megapixels; more would crash the app instead of failing. */
const MAX_PIXELS = 210e6;
/** From this size on even a good picture may need more memory than a phone gives. */
const MANY_PIXELS = 40e6;

export const isTooLarge = ({ pixels }: PictureHead): boolean => pixels > MAX_PIXELS;

/** Our guess why a picture was not decoded: engines do not say. */
export function whyUnread({ kind, pixels }: PictureHead): PictureFailure {
  if (kind === 'heic') return 'heic';
  return pixels > MANY_PIXELS ? 'large' : 'unreadable';
}

/** `IMG_1.HEIC` becomes `IMG_1.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
