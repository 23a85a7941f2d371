import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { BUSY } from './errors';

/** What WeChat answered: `code` 0 with the fields of the answer, an error code, or a picture. */
export type Answered =
  | { readonly kind: 'json'; readonly code: number; readonly body: object }
  | { readonly kind: 'picture'; readonly type: string; readonly bytes: Buffer };

export interface Question {
  readonly path: string;
  /** Addresses have secrets: they are in no log and in no error. */
  readonly query?: Readonly<Record<string, string>>;
  /** Without one the question is a GET. */
  readonly body?: object;
}

const errorOf = v.object({ errcode: v.optional(v.pipe(v.number(), v.integer()), 0) });
/** WeChat's advice for -1 is to try again in a moment. */
const MOMENT_MS = 300;

async function readAnswer(response: Response): Promise<Answered | undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) {
    return { kind: 'picture', type, bytes: Buffer.from(await response.arrayBuffer()) };
  }
  // Some answers are JSON of the type text/plain.
  const body: unknown = await response.json();
  const read = v.safeParse(errorOf, body);
  return read.success ? { kind: 'json', code: read.output.errcode, body: body as object } : undefined;
}

/** Asks WeChat's servers; undefined on any failure of the exchange. */
export class Exchange {
  constructor(private readonly at: { readonly url: string; readonly timeoutMs: number }) {}

  /** Once more if WeChat is busy: then it has done nothing. */
  async ask(question: Question): Promise<Answered | undefined> {
    const answer = await this.once(question);
    if (answer?.kind !== 'json' || answer.code !== BUSY) return answer;
    await wait(MOMENT_MS);
    return this.once(question);
  }

  private async once({ path, query = {}, body }: Question): Promise<Answered | undefined> {
    const { url, timeoutMs } = this.at;
    try {
      const response = await fetch(`${url}/${path}?${new URLSearchParams(query)}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return response.ok ? await readAnswer(response) : undefined;
    } catch {
      return undefined;
    }
  }
}
