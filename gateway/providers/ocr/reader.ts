import { loadImage } from '@napi-rs/canvas';
import { decodeSpecimen } from '../../specimens/payload';
import { findCode } from './findCode';

/**
 * The process that decodes uploads, started by `readerProcess.ts`. It receives a file and sends the text of its code,
 * `no-document` or `not-an-image`.
 */
async function read(file: Uint8Array): Promise<string> {
  try {
    const image = await loadImage(Buffer.from(file));
    return findCode(image, (text) => decodeSpecimen(text) !== undefined) ?? 'no-document';
  } catch {
    return 'not-an-image';
  }
}

process.on('message', (file) => {
  if (file instanceof Uint8Array) void read(file).then((answer) => process.send?.(answer));
});
