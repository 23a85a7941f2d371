import { Undecodable } from './undecodable';

/** What is done with a picture; rejects with `Undecodable` if it cannot be decoded. */
export type Tasks = Readonly<Record<string, (file: Buffer) => Promise<unknown>>>;

export interface ReaderQuestion {
  readonly id: string;
  readonly task: string;
  readonly file: Uint8Array;
}

/** What became of a task. */
type Outcome =
  | { readonly kind: 'found'; readonly found: unknown }
  | { readonly kind: 'undecodable' }
  /** The picture is not at fault. */
  | { readonly kind: 'failed'; readonly why: string };

export interface ReaderReply {
  readonly id: string;
  readonly outcome: Outcome;
}

async function outcomeOf(task: Tasks[string] | undefined, file: Buffer): Promise<Outcome> {
  if (task === undefined) return { kind: 'failed', why: 'no such task' };
  try {
    return { kind: 'found', found: await task(file) };
  } catch (error) {
    return error instanceof Undecodable ? { kind: 'undecodable' } : { kind: 'failed', why: String(error) };
  }
}

/** Makes this process one that works on pictures for the gateway (readerProcess.ts). */
export function serve(tasks: Tasks): void {
  process.on('message', ({ id, task, file }: ReaderQuestion) => {
    void outcomeOf(tasks[task], Buffer.from(file)).then((outcome) =>
      process.send?.({ id, outcome } satisfies ReaderReply),
    );
  });
}
