import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A place that outlives a test file: the worker's, or this process's own. */
const place = globalThis as unknown as {
  readonly keptByWorker?: { reader?: ChildProcess };
};
const kept = place.keptByWorker ?? {};

/**
 * Replaces gateway/pictures/startReader in jest and in the bundles: the same process from its bundled file, and one per worker. Starting
 * one takes longer than most tests do, and each file would leave its own behind.
 */
export function startReader(): ChildProcess {
  if (kept.reader?.connected === true && !kept.reader.killed) return kept.reader;
  const child = fork(join(process.env['GATEWAY_BUNDLES'] ?? '', 'reader.js'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('error', () => undefined);
  kept.reader = child;
  return child;
}
