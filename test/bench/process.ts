import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../gateway/bank/process';

export interface Started {
  readonly origin: string;
  readonly pid: number;
  end(): Promise<void>;
}

/** A script that says `ready` when it listens on PORT, in its own process, as `npm start` runs it. */
export async function startProcess(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--import', 'tsx', script],
    {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (piece: Buffer) => {
      if (piece.toString().includes('ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`${script} ended`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async end() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
