import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../../gateway/database';
import { furnishFolder } from '../bank/folder';
import { startPostgres } from '../bank/postgres';

/** Databases whose migrations are not those of this build. */

const REFUSED = 'is of an earlier build, whose data this one cannot take over';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yunling-schema-'));
  folders.push(folder);
  return folder;
}

const add = async (db: Database, name: string): Promise<void> => {
  await db.query('insert into migrations (name) values ($1)', [name]);
  await db.close();
};

it('the folder of an earlier build is refused with what to do, and is free again', async () => {
  const dataDir = newFolder();
  await furnishFolder(dataDir);
  await add(await openDatabase({ dataDir }), '0001-system.sql');
  for (let n = 0; n < 2; n += 1)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `The database in ${dataDir} ${REFUSED}: delete or move the folder ${dataDir}, or name another one by SANDBOX_DATA`,
    );
});

it('a PostgreSQL database of an earlier build is refused with what to do, and nothing is made in it', async () => {
  const server = await startPostgres();
  const options = { dataDir: newFolder(), databaseUrl: await server.newDatabase() };
  const db = await openDatabase(options);
  const tables = () => db.query(`select tablename from pg_tables where schemaname = 'public'`);
  await db.query('drop table decisions');
  const before = await tables();
  await db.query(`update migrations set name = '0001-system.sql' where name like '0010%'`);
  await expect(openDatabase(options)).rejects.toThrow(
    `The database at DATABASE_URL ${REFUSED}: give the address of an empty one.`,
  );
  expect(await tables()).toEqual(before);
  await db.close();
  await server.stop();
}, 60_000);

it('a database that a newer build has migrated opens: its other processes are replaced one by one', async () => {
  const dataDir = newFolder();
  await furnishFolder(dataDir);
  await add(await openDatabase({ dataDir }), '9999-newer.sql');
  await (await openDatabase({ dataDir })).close();
});
