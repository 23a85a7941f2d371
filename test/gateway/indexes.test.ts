import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../gateway/database';
import { ERASURE } from '../../gateway/erasure/rules';
import { RETENTION } from '../../gateway/retention/rules';
import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

/** Columns of the gateway's tables that no full index begins with. */
async function withoutIndex(db: Database): Promise<readonly string[]> {
  const rows = await db.query<{ name: string }>(
    `select r.relname || '.' || a.attname as name
     from pg_class r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0
     where r.relkind = 'r' and r.relnamespace = 'public'::regnamespace
       and not exists (
         select from pg_index i where i.indrelid = r.oid and i.indkey[0] = a.attnum and i.indpred is null)`,
  );
  return rows.map(({ name }) => name);
}

/** A thousand rows at most by its rule. */
const SHORT = ['partner_arrivals.at'];
/** Its index leaves out what stays. */
const PARTIAL = ['quotes.expires_at'];

it('finds the rows of a customer and the old rows of a table by an index', async () => {
  const bare = await withoutIndex(bank.db);
  // A query that finds nothing would find no fault, too.
  expect(bare).toContain('customers.name');
  expect(
    bare.filter((name) => name.endsWith('.customer_id')),
    'give the table an index that begins with customer_id, in its file of gateway/migrations',
  ).toEqual([]);
  const swept = RETENTION.map(({ table, column }) => `${table}.${column}`);
  expect(
    swept.filter((name) => bare.includes(name)).sort(),
    'a column of gateway/retention/rules.ts without an index: add one in gateway/migrations; of a short table, add it to SHORT in test/gateway/indexes.test.ts',
  ).toEqual([...PARTIAL, ...SHORT].sort());
});

const GATEWAY = join(__dirname, '..', '..', 'gateway');

/** Tables that the gateway deletes rows from: by a statement, by a rule of retention, or when an account is erased. */
function deletedFrom(): ReadonlySet<string> {
  const sources = readdirSync(join(GATEWAY, 'queries')).map((name) =>
    readFileSync(join(GATEWAY, 'queries', name), 'utf8'),
  );
  const named = sources.flatMap((text) =>
    [...text.matchAll(/delete from (\w+)/g)].map(([, table]) => table ?? ''),
  );
  const erased = ERASURE.filter(({ how }) => how === 'delete').map(({ table }) => table);
  return new Set([...named, ...erased, ...RETENTION.map(({ table }) => table)]);
}

it('looks for what refers to a deleted row by an index: PostgreSQL looks through the whole table else', async () => {
  const bare = await withoutIndex(bank.db);
  const references = await bank.db.query<{ column: string; parent: string }>(
    `select conrelid::regclass || '.' || attname as column, confrelid::regclass::text as parent
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const deleted = deletedFrom();
  expect([...deleted]).toEqual(expect.arrayContaining(['signatures', 'quotes', 'contacts']));
  const searched = references.filter(({ parent, column }) => deleted.has(parent) && bare.includes(column));
  expect(
    searched.map(({ column }) => column),
    'rows that it refers to are deleted: add an index that begins with it, in gateway/migrations',
  ).toEqual([]);
});
