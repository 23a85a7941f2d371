import { scrubbed } from '../log';
import { imageHeader } from './imageHeader';
import { isTooDear, MOST_BYTES } from './limits';
import type { PictureTasks } from './reader';
import { readerProcess } from './readerProcess';
import type { TextTasks } from '../textRecognition/textReader';

/** Why a file was not decoded. `unavailable`: the file is not at fault. */
export type Undecoded = 'not-an-image' | 'too-large' | 'unavailable';

type Tasks = PictureTasks & TextTasks;
type Task = keyof Tasks;
type Found<T extends Task> = Awaited<ReturnType<Tasks[T]>>;

type Decoded<T extends Task> =
  { readonly ok: true; readonly found: Found<T> } | { readonly ok: false; readonly why: Undecoded };

const decoding = readerProcess('decoding');
/** Who does which task. Text has its own process: it takes ten times longer, and kept pictures do not wait for it. */
const readers = { code: decoding, redraw: decoding, text: readerProcess('text') } as const;

/** Why a file is not even decoded, by its length and its header; undefined: it may be. Costs nothing. */
export function undecodable(file: Buffer): Exclude<Undecoded, 'unavailable'> | undefined {
  const header = imageHeader(file);
  if (header === undefined || header.width === 0 || header.height === 0) return 'not-an-image';
  return file.length > MOST_BYTES || isTooDear(header) ? 'too-large' : undefined;
}

/** Decodes an upload, in a separate process, and only what its header allows. */
export async function decode<T extends Task>(task: T, file: Buffer): Promise<Decoded<T>> {
  const why = undecodable(file);
  if (why !== undefined) return { ok: false, why };
  const answer = await readers[task](task, file);
  switch (answer.kind) {
    case 'found':
      return { ok: true, found: answer.found as Found<T> };
    case 'failed':
      process.emitWarning(`a picture was not read: ${scrubbed(answer.why)}`);
      return { ok: false, why: 'unavailable' };
    case 'busy':
      return { ok: false, why: 'unavailable' };
    default:
      // The header is valid but the rest is not: a damaged upload.
      return { ok: false, why: 'not-an-image' };
  }
}
