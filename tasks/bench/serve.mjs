import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../port.mjs';

/** Runs `work(address)` against a separate gateway that serves `appDir`. */
export async function withGateway(appDir, work) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  copyFileSync(join(process.env.SANDBOX_DATA ?? '.sandbox', 'keys.json'), join(data, 'keys.json'));
  const port = await freePort();
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data, APP_DIR: appDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(gateway, 'exit');
  try {
    const ready = (async () => {
      for await (const line of createInterface({ input: gateway.stdout }))
        if (line.startsWith('gateway ready')) return;
      throw new Error('The gateway did not start.');
    })();
    await ready;
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    gateway.kill();
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}
