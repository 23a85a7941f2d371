import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itWith } from '../../posix';
import { freePort, GatewayProcess } from '../bank/process';

const dataDir = mkdtempSync(join(tmpdir(), 'yunling-modes-'));
let gateway: GatewayProcess | undefined;
afterAll(async () => {
  await gateway?.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

itWith('file modes')(
  'the data folder of a running gateway and every file in it are closed to other users of the machine',
  async () => {
    chmodSync(dataDir, 0o755);
    gateway = new GatewayProcess(await freePort(), { SANDBOX_DATA: dataDir });
    await gateway.start();
    const modes = ['.', ...readdirSync(dataDir).sort()].map((name) => [
      name,
      (statSync(join(dataDir, name)).mode & 0o777).toString(8),
    ]);
    expect(modes).toEqual([
      ['.', '700'],
      ['database', '700'],
      ['gateway.lock', '600'],
      ['gateway.pid', '600'],
      ['keys.json', '600'],
    ]);
  },
);
