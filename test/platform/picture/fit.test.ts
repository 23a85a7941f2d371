import { createCanvas, loadImage } from '@napi-rs/canvas';
import { fit } from '@/platform/picture/fit';
import { draw } from '@/platform/picture/draw';
import { sensorPhoto, seen } from './photos';

/** Draws the sensor's picture as the app does. */
async function drawn(width: number, height: number, orientation: number) {
  const fitted = fit(width, height, orientation);
  const canvas = createCanvas(fitted.canvas.width, fitted.canvas.height);
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  const image = (await loadImage(sensorPhoto(width, height))) as unknown as CanvasImageSource;
  expect(draw(context, image, fitted, { kind: 'jpeg', orientation, pixels: 0 })).toBe(true);
  return seen(canvas.toBuffer('image/jpeg', 90));
}

describe('a picture is drawn', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'upright from orientation %s, as a reader of EXIF shows it',
    async (orientation) => {
      expect(await drawn(80, 40, orientation)).toEqual(await seen(sensorPhoto(80, 40, orientation)));
    },
  );

  it('with 2,400 px on its longer side at most, and never larger than it is', () => {
    expect(fit(12_000, 9_000, 1).canvas).toEqual({ width: 2400, height: 1800 });
    expect(fit(12_000, 9_000, 6).canvas).toEqual({ width: 1800, height: 2400 });
    expect(fit(300, 200, 1).canvas).toEqual({ width: 300, height: 200 });
    expect(fit(20_000, 2, 1).canvas).toEqual({ width: 2400, height: 1 });
  });

  it('on white where it is transparent', async () => {
    const context = createCanvas(4, 4).getContext('2d') as unknown as CanvasRenderingContext2D;
    const clear = createCanvas(4, 4) as unknown as CanvasImageSource;
    expect(draw(context, clear, fit(4, 4, 1), { kind: 'png', orientation: 1, pixels: 16 })).toBe(true);
    expect([...context.getImageData(2, 2, 1, 1).data]).toEqual([255, 255, 255, 255]);
  });

  it('or nothing was: a JPEG of which no pixel came', () => {
    const context = createCanvas(4, 4).getContext('2d') as unknown as CanvasRenderingContext2D;
    const nothing = createCanvas(4, 4) as unknown as CanvasImageSource;
    expect(draw(context, nothing, fit(4, 4, 1), { kind: 'jpeg', orientation: 1, pixels: 16 })).toBe(false);
  });
});
