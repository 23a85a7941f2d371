/** What is done with a picture; rejects if it cannot be decoded. */
export type Tasks = Readonly<Record<string, (file: Buffer) => Promise<unknown>>>;

export interface ReaderQuestion {
  readonly id: string;
  readonly task: string;
  readonly file: Uint8Array;
}

/** `found` is undefined if the picture cannot be decoded. */
export interface ReaderReply {
  readonly id: string;
  readonly found: unknown;
}

/** Makes this process one that works on pictures for the gateway (readerProcess.ts). */
export function serve(tasks: Tasks): void {
  process.on('message', ({ id, task, file }: ReaderQuestion) => {
    void Promise.resolve(tasks[task]?.(Buffer.from(file)))
      .catch(() => undefined)
      .then((found) => process.send?.({ id, found } satisfies ReaderReply));
  });
}
