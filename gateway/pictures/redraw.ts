import sharp from 'sharp';
import { MOST_PIXELS } from './limits';
import { decoded } from './undecodable';

/** Of a picture that is kept: a page is still easy to read. Writing more would take longer than reading most pictures. */
const KEPT_PIXELS = 8_000_000;
/** A picture that takes longer is made to take long. */
const SECONDS = 20;
const PAPER = '#ffffff';

// One picture at a time, and nothing of the last one is kept.
sharp.cache(false);
sharp.concurrency(1);

async function drawn(file: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height } = (await picture.metadata()).autoOrient;
  const scale = Math.min(1, Math.sqrt(KEPT_PIXELS / (width * height)));
  return picture
    .autoOrient()
    .resize(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)))
    .flatten({ background: PAPER })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: SECONDS })
    .toBuffer();
}

/** The picture decoded and written as a new JPEG, upright: its pixels, and nothing else of the file. Rejects if it cannot be decoded. */
export const redraw = (file: Uint8Array): Promise<Uint8Array> => decoded(drawn(file));
