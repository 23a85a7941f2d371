import type { Database, Sql } from '../../gateway/database';
import { RETENTION } from '../../gateway/retention/rules';
import { copiesOf, type Copied } from './columns';
import { LIVES } from './life';

/** Counts of an address, and tokens of a build: there are not more of them with more customers. */
const NOT_OF_CUSTOMERS = ['address_tries', 'report_bytes', 'recovery_tries', 'access_tokens', 'clock'];

/** Tables with rows, and how many. */
export async function rowsOf(db: Database): Promise<ReadonlyMap<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const rows = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await db.query<{ n: number }>(`select count(*) as n from ${name}`);
    if ((row?.n ?? 0) > 0) rows.set(name, row?.n ?? 0);
  }
  return rows;
}

/** The tables in which the people of a life have written. */
export const growing = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): ReadonlySet<string> =>
  new Set(
    [...after]
      .filter(([name, n]) => n > (before.get(name) ?? 0) && !NOT_OF_CUSTOMERS.includes(name))
      .map(([name]) => name),
  );

/** How many copies a table gets: what the gateway sweeps beyond a number of rows never grows further. */
async function copiesIn(sql: Sql, table: string, copies: number): Promise<number> {
  const most = RETENTION.find((rule) => rule.table === table)?.most;
  if (most === undefined) return copies;
  const [row] = await sql.query<{ n: number }>(`select count(*) as n from ${table}`);
  return Math.min(copies, Math.floor(most / Math.max(1, row?.n ?? 1)));
}

/** All copies of one row, then those of the next, as time would write them: the rows of one person are far apart. */
async function copy(sql: Sql, { table, columns }: Copied, copies: number): Promise<void> {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  await sql.query(
    `insert into ${table} (${names.join(', ')})
     select ${Object.values(columns).join(', ')}
     from (select t.*, generate_series(1, ${copies}::bigint) as k from ${table} t offset 0) r`,
  );
}

const INDEXES = `select c.relname as name, pg_get_indexdef(c.oid) as made from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = c.oid)`;
/** Keys first: references need them. */
const CONSTRAINTS = `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as made from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f') order by contype = 'f', conname`;

/** Indexes, keys and references are quicker made at the end; the references are checked then. */
async function withoutIndexes(sql: Sql, work: () => Promise<void>): Promise<void> {
  const indexes = await sql.query<{ name: string; made: string }>(INDEXES);
  const constraints = await sql.query<{ table: string; name: string; made: string }>(CONSTRAINTS);
  for (const { name } of indexes) await sql.query(`drop index ${name}`);
  for (const { table, name } of [...constraints].reverse())
    await sql.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { made } of indexes) await sql.query(made);
  for (const { table, name, made } of constraints)
    await sql.query(`alter table ${table} add constraint ${name} ${made}`);
}

const SEQUENCES = `select s.relname as sequence, t.relname as table, a.attname as name
  from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace`;

/** Copies the people of the lives until there are about `customers` of them. */
export async function fill(db: Database, tables: ReadonlySet<string>, customers: number): Promise<void> {
  const copies = Math.round(customers / LIVES.length) - 1;
  const plan = await copiesOf(db, tables);
  await db.tx(async (sql) => {
    // The rows are copies of rows that were checked when the gateway wrote them; `brokenRows` looks at the result.
    await sql.query('set local session_replication_role = replica');
    await sql.query(`set local maintenance_work_mem = '1GB'`);
    // What is copied has been sent: otherwise each copy would be sent on the day that is measured.
    await sql.query(`update outgoing_sms set state = 'sent' where state in ('waiting', 'queued')`);
    await withoutIndexes(sql, async () => {
      for (const one of plan) await copy(sql, one, await copiesIn(sql, one.table, copies));
    });
    for (const { sequence, table, name } of await sql.query<Record<'sequence' | 'table' | 'name', string>>(
      SEQUENCES,
    ))
      await sql.query(`select setval('${sequence}', (select coalesce(max(${name}), 1) from ${table}))`);
    // The daily look at what everybody owes was done today: it is measured by itself.
    await sql.query(`update due_looks set looked_on = (select max(looked_on) from due_looks)`);
  });
  // As autovacuum leaves it.
  await db.script('vacuum analyze');
}
