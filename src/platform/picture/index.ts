import { QUALITY, type PictureOutcome, type PicturePort } from './definitions';
import { draw } from './draw';
import { isTooLarge, jpegName, whyUnread } from './failure';
import { fit } from './fit';
import { HEAD_BYTES, readHead, type PictureHead } from './head';

export type { PictureFailure, PictureOutcome, PicturePort } from './definitions';

/** An image and a canvas, not createImageBitmap: iOS has that since 15 only. */
export const picture: PicturePort = {
  async prepare({ source, name }) {
    if (typeof source === 'string') return { ok: false, reason: 'unavailable' };
    const bytes = await bytesOf(source.slice(0, HEAD_BYTES));
    if (bytes === undefined) return { ok: false, reason: 'unreadable' };
    const head = readHead(bytes);
    if (isTooLarge(head)) return { ok: false, reason: 'large' };
    const address = URL.createObjectURL(withoutTurn(source, head));
    try {
      const image = await decoded(address);
      return image ? await encoded(image, head, name) : { ok: false, reason: whyUnread(head) };
    } finally {
      URL.revokeObjectURL(address);
    }
  },
};

/** Blob.arrayBuffer came with iOS 14. */
function bytesOf(part: Blob): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => resolve(undefined);
    reader.readAsArrayBuffer(part);
  });
}

/**
 * The file with its orientation set to upright: browsers turn a picture by themselves since Chrome 81 and iOS 13.4, and those before do not.
 * So none does.
 */
function withoutTurn(file: Blob, { orientationAt }: PictureHead): Blob {
  if (orientationAt === undefined) return file;
  return new Blob([file.slice(0, orientationAt), new Uint8Array([1]), file.slice(orientationAt + 1)], {
    type: 'image/jpeg',
  });
}

function decoded(address: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = address;
  });
}

async function encoded(image: HTMLImageElement, head: PictureHead, name: string): Promise<PictureOutcome> {
  const fitted = fit(image.naturalWidth, image.naturalHeight, head.orientation);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted.canvas);
  const context = canvas.getContext('2d');
  const drawn = context !== null && draw(context, image, fitted, head);
  const jpeg = drawn ? await jpegOf(canvas) : null;
  // iOS keeps a canvas's memory until it has no size.
  Object.assign(canvas, { width: 0, height: 0 });
  // A photo that is cut off is decoded in part.
  if (!drawn) return { ok: false, reason: whyUnread(head) };
  if (jpeg === null) return { ok: false, reason: 'large' };
  return { ok: true, file: { name: jpegName(name), type: 'image/jpeg', size: jpeg.size, source: jpeg } };
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
