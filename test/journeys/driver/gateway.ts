import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../architecture/files';
import { furnishFolder } from '../../gateway/bank/folder';
import { freePort, gatewayArgs } from '../../gateway/bank/process';

const READY = /^gateway ready/m;
/** Starting a gateway takes seconds, on a loaded machine minutes. */
const PATIENCE_MS = 240_000;

/** One gateway process with its own database, serving dist/h5. */
export class GatewayProcess {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly dataDir: string,
    private readonly publicUrl: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** `publicUrl` is the gateway's public name, where it differs from its own address; `env`: further settings. */
  static async start(
    publicUrl?: string,
    env: Readonly<Record<string, string>> = {},
  ): Promise<GatewayProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    // The build was made with these keys.
    copyFileSync(
      join(root, process.env['SANDBOX_DATA'] ?? '.sandbox', 'keys.json'),
      join(dataDir, 'keys.json'),
    );
    await furnishFolder(dataDir);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const gateway = new GatewayProcess(url, port, dataDir, publicUrl ?? url, env);
    await gateway.run();
    return gateway;
  }

  /** Starts the process, or starts it again on the same data. */
  async run(): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, gatewayArgs('gateway/main.ts'), {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.port),
        PUBLIC_URL: this.publicUrl,
        SANDBOX_DATA: this.dataDir,
        APP_DIR: process.env['APP_DIR'] ?? 'dist/h5',
        DATABASE_URL: undefined,
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const collect = (piece: Buffer) => {
      this.output += piece.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const until = Date.now() + PATIENCE_MS;
    while (!READY.test(this.output)) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`the gateway did not start:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends the process: cleanly, or like a power cut. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.end();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** A picture of the specimens: `id-front.jpg`, `id-back.jpg`, `bank-card.jpg`, with its query. With a code, which is read in a tenth of the time; `coded: 'N'` has the words read. */
  async specimen(file: string, query: Readonly<Record<string, string>> = {}): Promise<Buffer> {
    const answer = await fetch(
      `${this.url}/sandbox/specimens/${file}?${new URLSearchParams({ coded: 'Y', ...query }).toString()}`,
    );
    if (!answer.ok) throw new Error(`specimen ${file}: ${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }
}
