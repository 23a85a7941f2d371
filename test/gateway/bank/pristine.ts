import type { PGlite } from '@electric-sql/pglite';

/** Tables, columns, triggers, constraints and functions in one text: tests that change these leave a database that cannot be used again. */
const SHAPE = `
  select md5(string_agg(item, E'\\n' order by item)) as shape from (
    select format('%s %s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull) as item
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('%s %s', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) items`;

const TABLES = `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`;

const namesIn = async (db: PGlite, sql: string): Promise<string[]> =>
  (await db.query<{ name: string }>(sql)).rows.map(({ name }) => name);

async function withRows(db: PGlite, tables: readonly string[]): Promise<string[]> {
  const asked = tables.map((table) => `select '${table}' as name where exists (select from public.${table})`);
  return tables.length === 0 ? [] : namesIn(db, asked.join(' union all '));
}

const shapeOf = async (db: PGlite): Promise<string | undefined> =>
  (await db.query<{ shape: string }>(SHAPE)).rows[0]?.shape;

/** Keeps all rows of now, so that `restore` can bring them back. */
export async function keepCopy(db: PGlite): Promise<void> {
  await db.exec('drop schema if exists pristine cascade; create schema pristine');
  for (const table of await withRows(db, await namesIn(db, TABLES)))
    await db.exec(`create table pristine.${table} as table public.${table}`);
  await db.exec(
    `create table pristine.sequences as select sequencename, last_value from pg_sequences where schemaname = 'public'`,
  );
  await db.query(`create table pristine.database as select $1::text as shape`, [await shapeOf(db)]);
}

/** Empties a used database and brings back the rows of `keepCopy`. False: its tables themselves were changed. */
export async function restore(db: PGlite): Promise<boolean> {
  const kept = await db.query<{ shape: string }>('select shape from pristine.database');
  if (kept.rows[0]?.shape !== (await shapeOf(db))) return false;
  const used = await withRows(db, await namesIn(db, TABLES));
  const written = await namesIn(
    db,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'pristine' and tablename not in ('database', 'sequences')`,
  );
  await db.exec(`
    begin;
    truncate ${[...new Set([...used, ...written])].map((table) => `public.${table}`).join(', ')} cascade;
    set local session_replication_role = replica;
    ${written.map((table) => `insert into public.${table} overriding system value select * from pristine.${table};`).join('\n')}
    select setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from pristine.sequences;
    commit;`);
  return true;
}
