import sharp from 'sharp';
import { MOST_PIXELS } from '../pictures/limits';
import { decoded } from '../pictures/undecodable';
import type { Box, Point } from './geometry';

/** Three bytes for each pixel: red, green, blue. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, as shares of its sides. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

/** More pixels than this show no more of a printed line. */
const LONGEST_SIDE = 1800;
const PAPER = '#ffffff';

async function pixelsOf(file: Uint8Array, part: Part): Promise<Pixels> {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'none' });
  const { width, height } = (await picture.metadata()).autoOrient;
  const region = {
    left: Math.floor(part.left * width),
    top: Math.floor(part.top * height),
    width: Math.max(1, Math.floor(part.width * width)),
    height: Math.max(1, Math.floor(part.height * height)),
  };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(region.width, region.height));
  const { data, info } = await picture
    .autoOrient()
    .extract(region)
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .resize(Math.max(1, Math.round(region.width * scale)), Math.max(1, Math.round(region.height * scale)), {
      fit: 'fill',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Decodes a part of a picture, upright as its camera says. Of a damaged file the pixels that are there. Rejects if it cannot be decoded. */
export const decodePart = (file: Uint8Array, part: Part): Promise<Pixels> => decoded(pixelsOf(file, part));

export async function resized(
  { data, width, height }: Pixels,
  size: readonly [number, number],
): Promise<Pixels> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(...size, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { data: small, width: size[0], height: size[1] };
}

/** The pixels of a turned box, scaled to this height: straight, left to right along the box. */
export function cutOut(picture: Pixels, box: Box, height: number, width: number): Pixels {
  const data = new Uint8Array(width * height * 3);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  // A line much higher than the strip is averaged, or its thin strokes would fall between the samples.
  const samples = Math.max(1, Math.round(box.height / height));
  for (let row = 0; row < height * samples; row += 1) {
    const across = ((row + 0.5) / (height * samples) - 0.5) * box.height;
    for (let column = 0; column < width * samples; column += 1) {
      const along = ((column + 0.5) / (width * samples) - 0.5) * box.width;
      const at = (Math.floor(row / samples) * width + Math.floor(column / samples)) * 3;
      addPixel(
        picture,
        { x: box.x + along * cos - across * sin, y: box.y + along * sin + across * cos },
        {
          data,
          at,
          share: 1 / (samples * samples),
        },
      );
    }
  }
  return { data, width, height };
}

interface Into {
  readonly data: Uint8Array;
  readonly at: number;
  readonly share: number;
}

/** Adds a share of the colour between four pixels (bilinear); outside the picture its edge goes on. */
function addPixel({ data, width, height }: Pixels, { x, y }: Point, into: Into): void {
  const [px, py] = [Math.min(width - 1, Math.max(0, x - 0.5)), Math.min(height - 1, Math.max(0, y - 0.5))];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  const upper = (top * width + left) * 3;
  const right = left + 1 < width ? 3 : 0;
  const lower = upper + (top + 1 < height ? width * 3 : 0);
  for (let channel = 0; channel < 3; channel += 1) {
    const above = (data[upper + channel] ?? 0) * (1 - fx) + (data[upper + right + channel] ?? 0) * fx;
    const below = (data[lower + channel] ?? 0) * (1 - fx) + (data[lower + right + channel] ?? 0) * fx;
    const place = into.at + channel;
    into.data[place] = (into.data[place] ?? 0) + (above * (1 - fy) + below * fy) * into.share;
  }
}

const SAMPLED_HEIGHT = 24;
/** The darkest and the lightest part of this size are left out: a speck, a reflection. */
const OUTLIERS = 0.05;

/** How much lighter the light parts of a box are than its dark ones, 0 to 255. */
export function contrastOf(picture: Pixels, box: Box): number {
  const width = Math.max(
    1,
    Math.min(10 * SAMPLED_HEIGHT, Math.round((SAMPLED_HEIGHT * box.width) / box.height)),
  );
  const { data } = cutOut(picture, box, SAMPLED_HEIGHT, width);
  // Green alone is near to what the eye calls light.
  const greens = data.filter((_value, at) => at % 3 === 1).sort();
  const at = (share: number): number => greens[Math.floor((greens.length - 1) * share)] ?? 0;
  return at(1 - OUTLIERS) - at(OUTLIERS);
}
