import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../gateway/database';
import { inWords } from '../../gateway/startFailure';
import { itWith } from '../posix';
import { furnishFolder } from './bank/folder';
import { startPostgres } from './bank/postgres';
import { freePort, GatewayProcess } from './bank/process';
import { startNetwork } from './bank/proxy';

/** What ends a gateway process by itself, and what it says then. */

const PHONE = '13800000001';
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'yunling-end-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes things fail in a gateway's process: on SIGUSR2 what no one listens to, on SIGHUP the stream of the log. */
const FAILING = `const { EventEmitter } = require('node:events');
process.on('SIGUSR2', () => process.env.FAILS === 'rejection'
  ? void Promise.reject(new Error('the rejection of ${PHONE}'))
  : new EventEmitter().emit('error', new Error('the error of ${PHONE}')));
process.on('SIGHUP', () => process.stdout.emit('error', new Error('ENOSPC')));
`;

async function failingGateway(fails: string) {
  const folder = newFolder();
  await furnishFolder(folder);
  const script = join(newFolder(), 'failing.js');
  writeFileSync(script, FAILING);
  const env = { SANDBOX_DATA: folder, NODE_OPTIONS: `--require ${script}`, FAILS: fails };
  const gateway = new GatewayProcess(await freePort(), env);
  await gateway.start();
  return gateway;
}

const post = (origin: string, path: string, type: string, body: string) =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': type }, body });

for (const kind of ['error', 'rejection'])
  itWith('signals')(
    `an unhandled ${kind} ends the process, after a line that names it and after the calls under way are answered`,
    async () => {
      const gateway = await failingGateway(kind);
      const delay = { path: '/oauth/token', fault: 'delay', value: 1500, times: 1 };
      await post(gateway.origin, '/sandbox/api/faults', 'application/json', JSON.stringify([delay]));
      const arrived = post(
        gateway.origin,
        '/oauth/token',
        'application/x-www-form-urlencoded',
        'client_id=1',
      );
      // Answered by the same process after the call has arrived.
      await fetch(`${gateway.origin}/sandbox/api/clock`);
      process.kill(gateway.pid, 'SIGHUP');
      process.kill(gateway.pid, 'SIGUSR2');
      expect((await arrived).status).toBe(200);
      expect(await gateway.gone()).toBe(1);
      expect(gateway.said).toContain(`ends after an ${kind} that no code handles: Error: the ${kind} of ***`);
      expect(gateway.said).not.toContain(PHONE);
    },
  );

itWith('signals')('a log that cannot be written does not end it', async () => {
  const gateway = await failingGateway('error');
  process.kill(gateway.pid, 'SIGHUP');
  for (let n = 0; n < 3; n += 1)
    expect((await fetch(`${gateway.origin}/sandbox/api/clock`)).status).toBe(200);
  expect(await gateway.end('SIGTERM')).toBe(0);
});

itWith('signals')(
  'SIGTERM ends it in its time while the network to PostgreSQL swallows everything',
  async () => {
    const server = await startPostgres();
    const url = await server.newDatabase();
    const network = await startNetwork(Number(new URL(url).port));
    const gateway = new GatewayProcess(await freePort(), {
      SANDBOX_DATA: newFolder(),
      DATABASE_URL: url.replace(/:\d+\//, `:${network.port}/`),
      DATABASE_CONNECT_SECONDS: '2',
      DATABASE_SILENCE_SECONDS: '2',
    });
    await gateway.start();
    network.swallow(true);
    const calls = Array.from({ length: 20 }, () =>
      post(gateway.origin, '/oauth/token', 'application/x-www-form-urlencoded', 'client_id=1').then(
        (answer) => answer.json(),
        () => 'cut off',
      ),
    );
    expect([0, 1]).toContain(await gateway.end('SIGTERM'));
    await Promise.all(calls);
    await network.close();
    await server.stop();
  },
);

describe('a start that fails says why in words', () => {
  const started = async (folder: string) => {
    const gateway = new GatewayProcess(await freePort(), { SANDBOX_DATA: folder });
    return gateway.start().then(
      () => 'started',
      (error: unknown) => String(error),
    );
  };

  it('with a damaged database', async () => {
    const folder = newFolder();
    await furnishFolder(folder);
    truncateSync(join(folder, 'database', 'global', 'pg_control'), 10);
    expect(await started(folder)).toContain('its files are damaged or of another version');
  });

  it('with a database of an earlier build', async () => {
    const folder = newFolder();
    await furnishFolder(folder);
    const db = await openDatabase({ dataDir: folder });
    await db.query(`insert into migrations (name) values ('0001-system.sql')`);
    await db.close();
    expect(await started(folder)).toContain(`delete or move the folder ${folder}, or name another one by`);
  });

  it('with a file instead of the folder', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await started(file)).toContain('cannot be used: it is no folder');
  });

  it.each([
    ['ENOSPC', 'there is no room left'],
    ['EROFS', 'on a file system that is read-only'],
    ['EACCES', 'this user has no right to it'],
  ])('with %s', (code, words) => {
    expect(inWords(Object.assign(new Error('no'), { code }), '/data')).toContain(words);
  });
});
