import Taro from '@tarojs/taro';
import { QUALITY, type PictureOutcome, type PicturePort } from './definitions';
import { draw } from './draw';
import { isTooLarge, jpegName, whyUnread } from './failure';
import { fit } from './fit';
import { readHead, type PictureHead } from './head';

export type { PictureFailure, PictureOutcome, PicturePort } from './definitions';

const UNAVAILABLE: PictureOutcome = { ok: false, reason: 'unavailable' };

/**
 * A canvas off the page (base library 2.16.1). A client that has none, or saves none as a file, has its own picker compress the photo; it
 * goes like that.
 */
export const picture: PicturePort = {
  async prepare({ source, name }) {
    if (typeof source !== 'string' || !Taro.canIUse('createOffscreenCanvas')) return UNAVAILABLE;
    const bytes = await bytesOf(source);
    if (bytes === undefined) return UNAVAILABLE;
    const head = readHead(new Uint8Array(bytes));
    if (isTooLarge(head)) return { ok: false, reason: 'large' };
    const path = await withoutTurn(source, bytes, head);
    if (path === undefined) return UNAVAILABLE;
    try {
      const image = await decoded(path);
      return image ? await encoded(image, head, name) : { ok: false, reason: whyUnread(head) };
    } catch {
      return UNAVAILABLE;
    } finally {
      if (path !== source) Taro.getFileSystemManager().unlink({ filePath: path, fail: () => undefined });
    }
  },
};

function bytesOf(filePath: string): Promise<ArrayBuffer | undefined> {
  return new Promise((resolve) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      success: ({ data }) => resolve(data as ArrayBuffer),
      fail: () => resolve(undefined),
    });
  });
}

/** The file with its orientation set to upright: whether a client's canvas turns a picture by itself is not said, so it never does. */
function withoutTurn(
  path: string,
  data: ArrayBuffer,
  { orientationAt }: PictureHead,
): Promise<string | undefined> {
  if (orientationAt === undefined) return Promise.resolve(path);
  new Uint8Array(data)[orientationAt] = 1;
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/picture.jpg`;
  return new Promise((resolve) => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data,
      success: () => resolve(filePath),
      fail: () => resolve(undefined),
    });
  });
}

const canvasOf = (size: { readonly width: number; readonly height: number }) =>
  Taro.createOffscreenCanvas({ type: '2d', ...size });

function decoded(path: string): Promise<Taro.Image | undefined> {
  const image = canvasOf({ width: 1, height: 1 }).createImage();
  return new Promise((resolve) => {
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = path;
  });
}

async function encoded(image: Taro.Image, head: PictureHead, name: string): Promise<PictureOutcome> {
  const fitted = fit(image.width, image.height, head.orientation);
  const canvas = canvasOf(fitted.canvas);
  // Taro types a canvas of the page only; the client's takes and gives the same.
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  if (!draw(context, image as unknown as CanvasImageSource, fitted, head))
    return { ok: false, reason: whyUnread(head) };
  const { tempFilePath } = await Taro.canvasToTempFilePath({
    canvas: canvas as unknown as Taro.Canvas,
    fileType: 'jpg',
    quality: QUALITY,
  });
  const size = (await bytesOf(tempFilePath))?.byteLength ?? 0;
  return { ok: true, file: { name: jpegName(name), type: 'image/jpeg', size, source: tempFilePath } };
}
