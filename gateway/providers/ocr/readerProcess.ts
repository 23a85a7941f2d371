import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Uploads are read one by one, so that only one picture is in memory; above this number, new uploads are answered `busy`. */
const MAX_WAITING = 8;
/** For process start and one picture: one second on an idle machine, many on a busy one. Less than the client's minute. */
const TIMEOUT_MS = 45_000;

type ReaderAnswer =
  | { readonly kind: 'answered'; readonly text: string }
  /** The decoder died on the file. */
  | { readonly kind: 'crashed' }
  | { readonly kind: 'busy' };

function start(): ChildProcess {
  const child = fork(path.join(__dirname, 'reader.ts'), {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // After a crash a broken pipe emits 'error'; without a listener it would end the gateway.
  child.on('error', () => undefined);
  return child;
}

function ask(child: ChildProcess, file: Buffer): Promise<ReaderAnswer> {
  return new Promise((resolve) => {
    const finish = (answer: ReaderAnswer) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(answer);
    };
    const onMessage = (text: unknown) => finish({ kind: 'answered', text: String(text) });
    const onEnd = () => finish({ kind: 'crashed' });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      finish({ kind: 'busy' });
    }, TIMEOUT_MS);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(file);
  });
}

const alive = (child: ChildProcess) => child.connected && child.exitCode === null && !child.killed;

/**
 * Decodes uploads in a separate process: the native decoder crashes its whole process on some damaged files (SIGSEGV, not an
 * exception), and reading takes up to a second of CPU. The process starts with the first upload, restarts after a crash
 * and ends with the gateway.
 */
export function readerProcess(): (file: Buffer) => Promise<ReaderAnswer> {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function next(file: Buffer): Promise<ReaderAnswer> {
    if (child === undefined || !alive(child)) child = start();
    const current = child;
    current.ref();
    current.channel?.ref();
    try {
      return await ask(current, file);
    } finally {
      // An idle reader must not keep the gateway or a test run alive.
      current.unref();
      current.channel?.unref();
    }
  }

  return (file) => {
    if (waiting >= MAX_WAITING) return Promise.resolve({ kind: 'busy' });
    waiting += 1;
    const answer = last.then(() => next(file)).finally(() => (waiting -= 1));
    last = answer.catch(() => undefined);
    return answer;
  };
}
