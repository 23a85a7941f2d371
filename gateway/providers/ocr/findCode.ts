import { createCanvas, type Image } from '@napi-rs/canvas';
import jsQR from 'jsqr';

interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Attempt {
  readonly region: Region;
  /** Pixels of the longer side after scaling. */
  readonly size: number;
}

/** Long sides for the whole picture, likely cases first: a card that fills the picture, a small card, a coarse picture. */
const WHOLE_SIZES = [1200, 1800, 700] as const;
const TILE_SIZE = 1300;
/** A tile covers this share of each side, so that neighbours overlap by more than a card's code. */
const TILE_SHARE = 0.6;
/** Enlarging by more than this factor adds no information. */
const MAX_ENLARGEMENT = 2;

function attempts(width: number, height: number): Attempt[] {
  const whole = { x: 0, y: 0, width, height };
  const list: Attempt[] = WHOLE_SIZES.map((size) => ({ region: whole, size }));
  const tile = { width: width * TILE_SHARE, height: height * TILE_SHARE };
  for (const [column, row] of [
    [1, 1],
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ] as const) {
    const region = { ...tile, x: (column / 2) * (width - tile.width), y: (row / 2) * (height - tile.height) };
    list.push({ region, size: TILE_SIZE });
  }
  return list;
}

function scan(image: Image, { region, size }: Attempt): string | undefined {
  const scale = Math.min(size / Math.max(region.width, region.height), MAX_ENLARGEMENT);
  const width = Math.max(1, Math.round(region.width * scale));
  const height = Math.max(1, Math.round(region.height * scale));
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, region.x, region.y, region.width, region.height, 0, 0, width, height);
  const { data } = ctx.getImageData(0, 0, width, height);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

/**
 * Finds and reads a code anywhere in the picture; the reader handles rotation. At most eight scans of at most about three
 * million pixels each. `accept` tells our codes from foreign ones.
 */
export function findCode(image: Image, accept: (text: string) => boolean): string | undefined {
  for (const attempt of attempts(image.width, image.height)) {
    const text = scan(image, attempt);
    if (text && accept(text)) return text;
  }
  return undefined;
}
