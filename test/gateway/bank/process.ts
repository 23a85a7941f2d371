import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/** Below the ephemeral ports of the system (from 32768 on Linux), above the well-known ports. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * A port that is free just now. Not an ephemeral one: the system may give that to another test's server or connection before the process meant to
 * use it has started, or while it restarts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

/**
 * Node's arguments for a script that starts a gateway. PGlite's compiled code is not optimised further: for a process that soon ends that costs more
 * than it gains. Outside jest there are no bundles (test/runner/gatewayBundles.mjs).
 */
export function gatewayArgs(script: string): string[] {
  const bundles = process.env['GATEWAY_BUNDLES'];
  const run =
    bundles === undefined ? ['--import', 'tsx', script] : [join(bundles, `${basename(script, '.ts')}.js`)];
  return ['--liftoff-only', ...run];
}

/** `gateway/main.ts`, or another script that starts a gateway, as a separate process. */
export class GatewayProcess {
  private child: ChildProcess | undefined;
  /** All that it has written. */
  said = '';

  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
    private readonly script = 'gateway/main.ts',
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when the process listens; rejects with its output when it ends before that. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, gatewayArgs(this.script), {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.said = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.said += chunk.toString('utf8');
        if (this.said.includes('gateway ready')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => reject(new Error(`the gateway ended: ${this.said}`)));
    });
  }

  /** Waits until the process has ended by itself; returns its exit code. */
  async gone(): Promise<number | null> {
    const child = this.child;
    this.child = undefined;
    if (child !== undefined && child.exitCode === null && child.signalCode === null)
      await once(child, 'close');
    return child?.exitCode ?? null;
  }

  /** Ends the process and waits for its end. Returns the exit code, null after a SIGKILL. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.child;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    return (await gone)[0] as number | null;
  }
}
