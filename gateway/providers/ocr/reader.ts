import { loadImage } from '@napi-rs/canvas';
import { decodeSpecimen } from '../../specimens/payload';
import { findCode } from './findCode';

export interface ReaderQuestion {
  readonly id: string;
  readonly file: Uint8Array;
}

/** `text`: of the picture's code, `no-document` or `not-an-image`. */
export interface ReaderReply {
  readonly id: string;
  readonly text: string;
}

/**
 * The process that decodes uploads, started by `readerProcess.ts`.
 */
async function read(file: Uint8Array): Promise<string> {
  try {
    const image = await loadImage(Buffer.from(file));
    return findCode(image, (text) => decodeSpecimen(text) !== undefined) ?? 'no-document';
  } catch {
    return 'not-an-image';
  }
}

process.on('message', ({ id, file }: ReaderQuestion) => {
  void read(file).then((text) => process.send?.({ id, text } satisfies ReaderReply));
});
