import type { Database } from '../../gateway/database';
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

it('finds the rows of a customer and the old rows of a table by an index', async () => {
  const bare = await withoutIndex(bank.db);
  // A query that finds nothing would find no fault, too.
  expect(bare).toContain('customers.name');
  expect(bare.filter((name) => name.endsWith('.customer_id'))).toEqual([]);
  const swept = RETENTION.map(({ table, column }) => `${table}.${column}`);
  expect(swept.filter((name) => bare.includes(name))).toEqual(SHORT);
});
