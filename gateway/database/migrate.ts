import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Umzug } from 'umzug';
import type { Database } from './sql';

const FOLDER = join(__dirname, '..', 'migrations');
/** Any constant: gateways that start together migrate one after the other. */
const LOCK = 715517;
/** A large table takes its time, and so does another gateway that migrates. */
const UNLIMITED = { unlimited: true } as const;

const files = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The database was made from migrations that this build does not have: nothing leads from it to this schema. */
export class OtherSchema extends Error {}

/** Brings the database to the newest schema; the same files for PGlite and PostgreSQL. Rejects with `OtherSchema`. */
export async function migrate(db: Database): Promise<void> {
  await db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    // Inside the lock: "if not exists" alone fails when two gateways run it at once.
    await sql.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
    const done = await sql.query<{ name: string }>('select name from migrations');
    const names = files();
    // A name after the last one is of a newer build: an older one may run beside it.
    const newest = names.at(-1) ?? '';
    if (done.some(({ name }) => name < newest && !names.includes(name))) throw new OtherSchema();
    const umzug = new Umzug({
      migrations: names.map((name) => ({
        name,
        up: () => sql.script(readFileSync(join(FOLDER, name), 'utf8')),
      })),
      storage: {
        executed: async () => done.map(({ name }) => name),
        logMigration: async ({ name }) => {
          await sql.query('insert into migrations (name) values ($1)', [name]);
        },
        unlogMigration: async ({ name }) => {
          await sql.query('delete from migrations where name = $1', [name]);
        },
      },
      logger: undefined,
    });
    await umzug.up();
  }, UNLIMITED);
}
