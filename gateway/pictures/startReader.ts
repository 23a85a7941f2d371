import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The processes that work on pictures, by what they do. */
const SCRIPTS = {
  decoding: path.join(__dirname, 'reader.ts'),
  text: path.join(__dirname, '..', 'textRecognition', 'textReader.ts'),
} as const;

export type Reader = keyof typeof SCRIPTS;

export function startReader(reader: Reader): ChildProcess {
  const child = fork(SCRIPTS[reader], {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // After a crash a broken pipe emits 'error'; without a listener it would end the gateway.
  child.on('error', () => undefined);
  return child;
}
