import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Reader } from '../../gateway/pictures/startReader';

/** A place that outlives a test file: the worker's, or this process's own. */
const place = globalThis as unknown as {
  readonly keptByWorker?: { readonly readers: Map<Reader, ChildProcess> };
};
const readers = place.keptByWorker?.readers ?? new Map<Reader, ChildProcess>();
const BUNDLES: Readonly<Record<Reader, string>> = { decoding: 'reader.js', text: 'textReader.js' };

/**
 * Replaces gateway/pictures/startReader in jest and in the bundles: the same processes from their bundled files, and one of each per worker.
 * Starting one takes longer than most tests do, and each file would leave its own behind.
 */
export function startReader(reader: Reader): ChildProcess {
  const kept = readers.get(reader);
  if (kept?.connected === true && !kept.killed) return kept;
  const child = fork(join(process.env['GATEWAY_BUNDLES'] ?? '', BUNDLES[reader]), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('error', () => undefined);
  readers.set(reader, child);
  return child;
}
