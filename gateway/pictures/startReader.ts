import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Starts the process that decodes uploads (reader.ts). */
export function startReader(): ChildProcess {
  const child = fork(path.join(__dirname, 'reader.ts'), {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // After a crash a broken pipe emits 'error'; without a listener it would end the gateway.
  child.on('error', () => undefined);
  return child;
}
