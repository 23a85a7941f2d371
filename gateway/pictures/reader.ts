import { loadImage } from '@napi-rs/canvas';
import { findCode } from '../providers/ocr/findCode';
import { decodeSpecimen } from '../specimens/payload';
import { redraw } from './redraw';

/** What is done with a picture; undefined: it cannot be decoded. */
const TASKS = {
  /** The text of a specimen's code, '' if there is none. */
  code: async (file: Buffer): Promise<string> =>
    findCode(await loadImage(file), (text) => decodeSpecimen(text) !== undefined) ?? '',
  redraw,
} as const;

type Tasks = typeof TASKS;
export type Task = keyof Tasks;
export type Found<T extends Task> = Awaited<ReturnType<Tasks[T]>>;

export interface ReaderQuestion {
  readonly id: string;
  readonly task: Task;
  readonly file: Uint8Array;
}

/** `found` is undefined if the picture cannot be decoded. */
export interface ReaderReply {
  readonly id: string;
  readonly found: Found<Task> | undefined;
}

/** The process that decodes uploads, started by `readerProcess.ts`. */
process.on('message', ({ id, task, file }: ReaderQuestion) => {
  void TASKS[task](Buffer.from(file))
    .catch(() => undefined)
    .then((found) => process.send?.({ id, found } satisfies ReaderReply));
});
