import type { fit } from './fit';
import type { PictureHead } from './head';

type Context = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'drawImage'
  | 'getImageData'
  | 'fillRect'
  | 'fillStyle'
  | 'globalCompositeOperation'
  | 'imageSmoothingQuality'
>;

/**
 * Draws the picture scaled and upright, on white; it was decoded without its orientation. False: nothing was drawn, for example because there
 * was too little memory; no engine reports that.
 */
export function draw(
  context: Context,
  image: CanvasImageSource,
  { width, height, canvas, transform }: ReturnType<typeof fit>,
  { kind }: PictureHead,
): boolean {
  context.imageSmoothingQuality = 'high';
  context.setTransform(...transform);
  context.drawImage(image, 0, 0, width, height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const [, , , alpha] = context.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data;
  // A JPEG has no transparent pixel.
  if (kind === 'jpeg' && alpha === 0) return false;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return true;
}
