import { readFront, confirmBack, confirmFront, phones } from '../steps';
import { startGateway, type Bank } from '../harness';

/** Promises about what is not done: no picture is kept, and no card is charged. */

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const phone = phones(8700);

/** How much the database holds in columns of bytes, besides the files of papers. */
async function bytesKept(): Promise<Readonly<Record<string, number>>> {
  const columns = await bank.db.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = current_schema() and data_type = 'bytea' and table_name <> 'paper_files'`,
  );
  const sizes = await Promise.all(
    columns.map(async ({ table_name, column_name }) => {
      const rows = await bank.db.query<{ n: string }>(
        `select coalesce(sum(octet_length(${column_name})), 0)::text as n from ${table_name}`,
      );
      return [`${table_name}.${column_name}`, Number(rows[0]?.n)] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

it('A picture of an ID card is read, and stays nowhere', async () => {
  const person = await bank.register(phone());
  const before = await bytesKept();
  expect(Object.keys(before).length).toBeGreaterThan(5);
  await readFront(person);
  await confirmFront(person);
  await confirmBack(person);
  expect(await bytesKept()).toEqual(before);
  const columns = await bank.db.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = current_schema()
     and table_name like 'id\\_card%' and data_type in ('text', 'jsonb') group by 1`,
  );
  expect(columns.length).toBeGreaterThan(1);
  for (const { table_name: table } of columns) {
    const [row] = await bank.db.query<{ n: number | null }>(
      `select max(length(t::text)) as n from ${table} t`,
    );
    // Names, numbers and an address; the smallest picture is longer.
    expect(Number(row?.n ?? 0)).toBeLessThan(2_000);
  }
});

it('Nothing is taken from a card by itself: not on the due day, not days after it', async () => {
  const person = await bank.credited();
  await person.draw();
  for (let days = 0; days < 40; days += 8) await bank.console.advanceDays(8);
  await person.register();
  expect((await person.must('queryProdSts', { productType: 'YQDC001' })).overdueDays).toBeGreaterThan(0);
  const orders = await bank.db.query<{ kind: string }>(
    'select o.kind from orders o join customers c on c.id = o.customer_id where c.phone = $1',
    [person.phone],
  );
  expect(orders).toEqual([{ kind: 'disburse' }]);
});
