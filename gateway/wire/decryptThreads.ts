import { availableParallelism } from 'node:os';
import path from 'node:path';
import Piscina from 'piscina';
import { strictBase64 } from './base64';
import type { Task } from './decryptThread';
import type { GatewayKey, GatewayKeys } from './keys';

type Decrypted = Uint8Array | undefined;

/** More threads would wait for the one that answers. */
const MOST_THREADS = 4;
/** Tasks that a thread has before it: it need not wait for the next one. */
const AT_ONCE = 8;

/** One core has nobody to hand work to. */
const threadsOf = (cores: number): number => (cores < 2 ? 0 : Math.min(cores, MOST_THREADS));

/**
 * Threads for the private key: its operations are most of the work of a sealed call, and would hold up every other call meanwhile.
 * Nothing depends on them: what they have not decrypted, the asking thread decrypts itself.
 */
export class DecryptThreads {
  private pool: Piscina<Task, Decrypted> | undefined;
  private started = false;

  /** `failed` is told why there are no threads, if they cannot start. */
  constructor(
    private readonly failed: (error: unknown) => void,
    threads = threadsOf(availableParallelism()),
    script = path.join(__dirname, 'decryptThread.js'),
  ) {
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
    this.pool.on('error', (error: unknown) => this.endUnlessStarted(error));
  }

  /** The same keys, but the newest one has decrypted these texts already. A text that is no block of its size is left out. */
  async ahead(keys: GatewayKeys, wrapped: readonly unknown[]): Promise<GatewayKeys> {
    const { pool } = this;
    const [newest, ...others] = keys.accepted();
    if (pool === undefined || newest === undefined) return keys;
    const { privateKey } = newest;
    const blocks = wrapped.flatMap((text) => blockOf(text, newest));
    const decrypted = Promise.all(blocks.map((block) => pool.run({ privateKey, block })));
    if (!this.started) {
      // Nobody waits until they have started.
      if (blocks.length > 0)
        decrypted.then(() => (this.started = true)).catch((error: unknown) => this.endUnlessStarted(error));
      return keys;
    }
    try {
      const prepared = { ...newest, rawDecrypt: preparedWith(newest, blocks, await decrypted) };
      return { ...keys, accepted: () => [prepared, ...others] };
    } catch {
      // A thread has ended; the pool starts another one.
      return keys;
    }
  }

  /** The pool would start threads that cannot start again and again. */
  private endUnlessStarted(error: unknown): void {
    if (this.started || this.pool === undefined) return;
    void this.close();
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
