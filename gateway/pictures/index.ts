import { imageHeader } from './imageHeader';
import { MOST_BYTES, MOST_PIXELS } from './limits';
import type { Found, Task } from './reader';
import { readerProcess } from './readerProcess';

/** Why a file was not decoded. `unavailable`: the file is not at fault. */
export type Undecoded = 'not-an-image' | 'too-large' | 'unavailable';

type Decoded<T extends Task> =
  { readonly ok: true; readonly found: Found<T> } | { readonly ok: false; readonly why: Undecoded };

const ask = readerProcess();

/** Decodes an upload, in a process of its own, and only what its header allows. */
export async function decode<T extends Task>(task: T, file: Buffer): Promise<Decoded<T>> {
  const header = imageHeader(file);
  if (header === undefined || header.width === 0 || header.height === 0)
    return { ok: false, why: 'not-an-image' };
  if (file.length > MOST_BYTES || header.width * header.height > MOST_PIXELS)
    return { ok: false, why: 'too-large' };
  const answer = await ask(task, file);
  if (answer === 'busy') return { ok: false, why: 'unavailable' };
  // The header is valid but the rest is not: a damaged upload.
  if (answer === 'crashed' || answer.found === undefined) return { ok: false, why: 'not-an-image' };
  return { ok: true, found: answer.found as Found<T> };
}
