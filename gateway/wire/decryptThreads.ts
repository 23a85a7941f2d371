import { availableParallelism } from 'node:os';
import path from 'node:path';
import Piscina from 'piscina';
import { withTimeout } from '../withTimeout';
import { strictBase64 } from './base64';
import type { Task } from './decryptThread';
import type { GatewayKey, GatewayKeys } from './keys';

type Decrypted = Uint8Array | undefined;

interface Options {
  readonly threads?: number | undefined;
  /** The task's path, plain JavaScript. */
  readonly script?: string | undefined;
  readonly patienceMs?: number | undefined;
}

/** More threads would wait for the one that answers. */
const MOST_THREADS = 4;
/** Tasks that a thread has before it: it need not wait for the next one. */
const AT_ONCE = 8;
/** A thread answers in two or three milliseconds; one that is silent for so long leaves its work to the process. */
const PATIENCE_MS = 1000;

/** One core has no one to hand work to. */
const threadsOf = (cores: number): number => (cores < 2 ? 0 : Math.min(cores, MOST_THREADS));

/**
 * Threads for the private key: its operations are most of the work of a sealed call, and would hold up every other call in the meantime.
 * Nothing depends on them: what they have not decrypted, the asking thread decrypts itself.
 */
export class DecryptThreads {
  private pool: Piscina<Task, Decrypted> | undefined;
  /** Whether they answer; `asked`: the answer will tell. */
  private state: 'unknown' | 'asked' | 'answering' = 'unknown';

  private readonly patienceMs: number;

  /** `failed` is told once why there are no threads, if one cannot start or fails. */
  constructor(
    private readonly failed: (error: unknown) => void,
    {
      threads = threadsOf(availableParallelism()),
      script = path.join(__dirname, 'decryptThread.js'),
      patienceMs = PATIENCE_MS,
    }: Options = {},
  ) {
    this.patienceMs = patienceMs;
    if (threads === 0) return;
    this.pool = new Piscina<Task, Decrypted>({
      filename: script,
      // Not the compiler of the process.
      execArgv: [],
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: AT_ONCE,
      idleTimeout: Infinity,
      recordTiming: false,
    });
    // Without a listener a thread that fails would end the gateway.
    this.pool.on('error', (error: unknown) => this.giveUp(error));
  }

  /** The same keys, but the newest one has decrypted these texts already. A text that is no block of its size is left out. */
  async ahead(keys: GatewayKeys, wrapped: readonly unknown[]): Promise<GatewayKeys> {
    const { pool } = this;
    const [newest, ...others] = keys.accepted();
    if (pool === undefined || newest === undefined || this.state === 'asked') return keys;
    const { privateKey } = newest;
    const blocks = wrapped.flatMap((text) => blockOf(text, newest));
    if (blocks.length === 0) return keys;
    const asked = Promise.all(blocks.map((block) => pool.run({ privateKey, block })));
    if (this.state !== 'answering') {
      this.awaitAnswer(asked);
      return keys;
    }
    try {
      const decrypted = await withTimeout(asked, this.patienceMs);
      if (decrypted === undefined) {
        this.awaitAnswer(asked);
        return keys;
      }
      const prepared = { ...newest, rawDecrypt: preparedWith(newest, blocks, decrypted) };
      return { ...keys, accepted: () => [prepared, ...others] };
    } catch {
      // A thread has ended; the pool starts another one.
      return keys;
    }
  }

  /** No one waits for threads that have not answered yet, or have fallen silent. */
  private awaitAnswer(asked: Promise<unknown>): void {
    this.state = 'asked';
    asked.then(
      () => (this.state = 'answering'),
      (error: unknown) => this.giveUp(error),
    );
  }

  /** The pool would start a thread that fails again and again, and never answer what that thread had been asked. */
  private giveUp(error: unknown): void {
    if (this.pool === undefined) return;
    this.close().catch(() => undefined);
    this.failed(error);
  }

  async close(): Promise<void> {
    const { pool } = this;
    // A pool that is asked after its end starts again.
    this.pool = undefined;
    await pool?.destroy();
  }
}

function blockOf(text: unknown, { size }: GatewayKey): readonly Uint8Array[] {
  const block = strictBase64(text);
  // A copy: with a part of Node's pool of buffers, the whole pool would be sent.
  return block?.length === size ? [new Uint8Array(block)] : [];
}

const preparedWith =
  (key: GatewayKey, blocks: readonly Uint8Array[], decrypted: readonly Decrypted[]) =>
  (block: Uint8Array): Decrypted => {
    const at = blocks.findIndex((one) => Buffer.compare(one, block) === 0);
    return at === -1 ? key.rawDecrypt(block) : decrypted[at];
  };
