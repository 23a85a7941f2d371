import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureKeys } from '../../../gateway/keys';
import { Console } from '../bank/console';
import { furnishFolder } from '../bank/folder';
import { TestPerson } from '../bank/person';
import { startPostgres, startPostgresIn } from '../bank/postgres';
import { freePort, GatewayProcess } from '../bank/process';
import { overNetwork } from '../bank/send';
import { itWith } from '../../posix';

/* docs/operations.md, "Back up and restore": the steps there, carried out. */

const root = mkdtempSync(join(tmpdir(), 'yunling-backup-'));
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(root, { recursive: true, force: true });
});

async function start(dataDir: string, databaseUrl = '') {
  const gateway = new GatewayProcess(await freePort(), { SANDBOX_DATA: dataDir, DATABASE_URL: databaseUrl });
  ends.push(() => gateway.end('SIGKILL'));
  await gateway.start();
  const send = overNetwork(gateway.origin);
  const desk = new Console(send);
  const keys = ensureKeys(dataDir);
  /** Somebody with a session from before, if there is one. */
  const person = (phone: string, tokenCode = '') => {
    const somebody = new TestPerson({ send, keys, codeOf: (to) => desk.codeOf(to) }, phone);
    somebody.client.tokenCode = tokenCode;
    return somebody;
  };
  return { gateway, desk, person };
}

type Started = Awaited<ReturnType<typeof start>>;

/** A borrower, and what the gateway knows of the money. */
async function borrower({ desk, person }: Started, phone: string) {
  const somebody = await person(phone).becomeCredited();
  const { loanNo } = await somebody.draw();
  return { phone, loanNo, tokenCode: somebody.client.tokenCode, ledger: await desk.ledger() };
}

/** The restored gateway knows this borrower with their session and their loan, and lends on. */
async function expectKnown(
  restored: Started,
  { phone, loanNo, tokenCode, ledger }: Awaited<ReturnType<typeof borrower>>,
) {
  expect(await restored.desk.ledger()).toEqual(ledger);
  const again = restored.person(phone, tokenCode);
  await again.repay(loanNo, 'payoff');
  await borrower(restored, '13800008009');
  expect((await restored.desk.ledger()).balanced).toBe(true);
}

itWith('signals')(
  'the folder of an embedded database, copied after its gateway has ended, is the whole gateway',
  async () => {
    const dataDir = join(root, 'data');
    ensureKeys(dataDir);
    await furnishFolder(dataDir);
    const running = await start(dataDir);
    const known = await borrower(running, '13800008001');
    expect(await running.gateway.end('SIGTERM')).toBe(0);
    const copy = join(root, 'copy');
    cpSync(dataDir, copy, { recursive: true });
    rmSync(dataDir, { recursive: true });
    await expectKnown(await start(copy), known);
  },
  180_000,
);

itWith('owners of files')(
  'a base backup of PostgreSQL, taken while gateways write, and the key file restore everything acknowledged before it',
  async () => {
    const dataDir = join(root, 'keys');
    const server = await startPostgres();
    ends.push(() => server.stop());
    const url = await server.newDatabase();
    const running = await start(dataDir, url);
    const known = await borrower(running, '13800008002');

    // What pg_basebackup does, which does not come with this PostgreSQL.
    // Not inside `root`: as root, the server runs as another user.
    const copy = mkdtempSync(join(tmpdir(), 'yunling-restored-'));
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query('select pg_backup_start($1, true)', ['test']);
    const writing = running.person('13800008003').becomeCredited();
    execFileSync('cp', ['-a', `${server.folder}/.`, copy]);
    await writing;
    const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await admin.end();
    execFileSync('cp', ['-a', `${server.folder}/pg_wal/.`, join(copy, 'pg_wal')]);
    rmSync(join(copy, 'postmaster.pid'), { force: true });
    // As root, the server runs as another user: the label gets its file's owner from a file of the server.
    const label = join(copy, 'backup_label');
    execFileSync('cp', ['-a', join(copy, 'PG_VERSION'), label]);
    writeFileSync(label, String(rows[0]?.labelfile));
    await running.gateway.end('SIGKILL');

    const second = await startPostgresIn(copy);
    ends.push(() => second.stop());
    const restored = await start(dataDir, second.address(new URL(url).pathname.slice(1)));
    // A backup ends when it says so: what was written while it ran is in it.
    expect((await restored.desk.raw('GET', 'customers/13800008003')).json).toMatchObject({
      status: 'creditPass',
    });
    await expectKnown(restored, known);
  },
  180_000,
);
