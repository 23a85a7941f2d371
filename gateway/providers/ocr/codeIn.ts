import { createCanvas, type Image } from '@napi-rs/canvas';
import jsQR from 'jsqr';

/** The text of the code in a picture as it was drawn; '' if there is none. */
export function codeIn(image: Image): string {
  const { width, height } = image;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const { data } = ctx.getImageData(0, 0, width, height);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? '';
}
