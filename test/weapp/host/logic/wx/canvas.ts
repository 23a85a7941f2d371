import type { Client } from '../client';
import { native } from '../globals';
import { asynchronous, Fail, type Api, type Options } from './call';
import { base64Of, type Files } from './files';

/** A picture of the program; a phone's canvas draws it as its notes say it is held, like a browser's. */
class CanvasImage {
  onload: (() => void) | undefined;
  onerror: ((failure: unknown) => void) | undefined;
  width = 0;
  height = 0;
  bitmap: ImageBitmap | undefined;

  constructor(private readonly files: Files) {}

  set src(path: string) {
    void this.load(path).then(
      () => this.onload?.(),
      (failure: unknown) => this.onerror?.(failure),
    );
  }

  private async load(path: string): Promise<void> {
    this.bitmap = await native.createImageBitmap(new native.Blob([await this.files.read(path)]));
    this.width = this.bitmap.width;
    this.height = this.bitmap.height;
  }
}

/** Canvases off the page, of type 2d. */
export function canvas(client: Client, files: Files): Api {
  const canvases = new Map<unknown, OffscreenCanvas>();

  function createOffscreenCanvas({ type, width = 300, height = 150 }: Options): object {
    if (type !== '2d') throw new Error('the host has canvases of type 2d only');
    const real = new native.OffscreenCanvas(Number(width), Number(height));
    const made = {
      width,
      height,
      createImage: () => new CanvasImage(files),
      getContext: () => contextOf(real),
    };
    canvases.set(made, real);
    return made;
  }

  return {
    createOffscreenCanvas,
    ...asynchronous(client, {
      async canvasToTempFilePath({ canvas: made, fileType, quality }) {
        const real = canvases.get(made);
        if (real === undefined) throw new Fail('no canvas');
        const type = fileType === 'jpg' ? 'image/jpeg' : 'image/png';
        const blob = await real.convertToBlob({ type, quality: Number(quality) });
        const { path } = await client.device<{ path: string }>('keepFile', {
          base64: base64Of(await blob.arrayBuffer()),
          extension: fileType === 'jpg' ? 'jpg' : 'png',
        });
        return { tempFilePath: path };
      },
    }),
  };
}

/** The browser's context, which draws the program's pictures as well. */
function contextOf(real: OffscreenCanvas): object {
  const context = real.getContext('2d');
  if (context === null) throw new Error('the browser gives no context');
  return new Proxy(context, {
    get(target, name) {
      if (name === 'drawImage')
        return (image: CanvasImage, ...at: [number, number, number, number]) => {
          if (image.bitmap !== undefined) target.drawImage(image.bitmap, ...at);
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
}
