import { LONG_SIDE } from './definitions';

/** How to draw a picture: at `width` × `height` under `transform`, on a canvas of this size. */
export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly canvas: { readonly width: number; readonly height: number };
  readonly transform: readonly [number, number, number, number, number, number];
}

/** Scales down to `LONG_SIDE`, never up, and turns a picture of this EXIF orientation upright. */
export function fit(pictureWidth: number, pictureHeight: number, orientation: number): Fit {
  const scale = Math.min(1, LONG_SIDE / Math.max(pictureWidth, pictureHeight));
  const width = Math.max(1, Math.round(pictureWidth * scale));
  const height = Math.max(1, Math.round(pictureHeight * scale));
  const canvas = orientation > 4 ? { width: height, height: width } : { width, height };
  return { width, height, canvas, transform: transformOf(orientation, width, height) };
}

function transformOf(orientation: number, width: number, height: number): Fit['transform'] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
