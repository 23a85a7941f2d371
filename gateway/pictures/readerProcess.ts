import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { ReaderQuestion, ReaderReply } from './serve';
import { startReader, type Reader } from './startReader';

/** Uploads are read one by one, so that only one picture is in memory; above this number, new uploads are answered `busy`. */
const MAX_WAITING = 8;
/** For process start and one picture: one to four seconds on an idle machine, many on a busy one. Less than the client's minute. */
const TIMEOUT_MS = 45_000;

/** `crashed`: the decoder died on the file. */
type ReaderAnswer = ReaderReply['outcome'] | { readonly kind: 'crashed' | 'busy' };

function ask(child: ChildProcess, task: string, file: Buffer): Promise<ReaderAnswer> {
  return new Promise((resolve) => {
    const finish = (answer: ReaderAnswer) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(answer);
    };
    const id = randomUUID();
    // An answer to a question that was given up belongs to no one.
    const onMessage = (reply: ReaderReply) => {
      if (reply.id === id) finish(reply.outcome);
    };
    const onEnd = () => finish({ kind: 'crashed' });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      finish({ kind: 'busy' });
    }, TIMEOUT_MS);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send({ id, task, file } satisfies ReaderQuestion);
  });
}

const alive = (child: ChildProcess) => child.connected && child.exitCode === null && !child.killed;

/**
 * Works on uploads in a separate process: the native decoder crashes its whole process on some damaged files (SIGSEGV, not an
 * exception), and reading takes up to two seconds of CPU. The process starts with the first upload, restarts after a crash
 * or a time-out and ends with the gateway.
 */
export function readerProcess(reader: Reader): (task: string, file: Buffer) => Promise<ReaderAnswer> {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function next(task: string, file: Buffer): Promise<ReaderAnswer> {
    if (child === undefined || !alive(child)) child = startReader(reader);
    const current = child;
    current.ref();
    current.channel?.ref();
    try {
      return await ask(current, task, file);
    } finally {
      // An idle reader must not keep the gateway or a test run alive.
      current.unref();
      current.channel?.unref();
    }
  }

  return (task, file) => {
    if (waiting >= MAX_WAITING) return Promise.resolve({ kind: 'busy' });
    waiting += 1;
    const answer = last.then(() => next(task, file)).finally(() => (waiting -= 1));
    last = answer.catch(() => undefined);
    return answer;
  };
}
