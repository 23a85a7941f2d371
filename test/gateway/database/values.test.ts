import { openDatabase, type Database } from '../../../gateway/database';
import { createPglite, databaseIn } from '../../../gateway/database/pglite';
import { CACHE, migratedImage } from '../bank/image';
import { startPostgres, type PostgresServer } from '../bank/postgres';

let server: PostgresServer;
let banks: readonly Database[];
beforeAll(async () => {
  server = await startPostgres();
  banks = [
    databaseIn(await createPglite({ loadDataDir: await migratedImage() })),
    await openDatabase({ dataDir: CACHE, databaseUrl: await server.newDatabase() }),
  ];
});
afterAll(async () => {
  await Promise.all(banks.map((db) => db.close()));
  await server.stop();
});

const VALUES = `
  null::text as nothing, '' as empty, '云岭 😀' as text, 9007199254740991::int8 as big, -5::int as small, true as yes,
  12.50::numeric as exact, date '2026-11-18' as day, timestamptz '2026-11-18 08:00:00.123+08' as moment,
  '\\x00ff'::bytea as bytes, '{"a": [1, null]}'::jsonb as json, array['a', null, '云,"'] as list`;
const ROW = {
  nothing: null,
  empty: '',
  text: '云岭 😀',
  big: 9007199254740991,
  small: -5,
  yes: true,
  exact: '12.50',
  day: '2026-11-18',
  moment: new Date('2026-11-18T00:00:00.123Z'),
  bytes: Buffer.from([0, 255]),
  json: { a: [1, null] },
  list: ['a', null, '云,"'],
};

it('both engines read each type of value in the same way, once and again', async () => {
  for (const db of banks)
    for (const _time of ['once', 'again']) expect(await db.query(`select ${VALUES}`)).toEqual([ROW]);
});

it('many rows, and one as long as a picture, arrive whole', async () => {
  const rows = `select no, repeat('云', 50) as text from generate_series(1, 5000) as no`;
  const long = `select repeat('ab', 4000000) as text`;
  for (const db of banks) {
    const many = await db.query<{ no: number; text: string }>(rows);
    expect(many).toHaveLength(5000);
    expect(many.at(-1)).toEqual({ no: 5000, text: '云'.repeat(50) });
    expect((await db.query<{ text: string }>(long))[0]?.text).toBe('ab'.repeat(4_000_000));
  }
});

it('a failure says its code and its constraint, and not more than once', async () => {
  for (const db of banks) {
    await db.query('create table once (name text constraint named_once unique)');
    await db.query(`insert into once values ('a')`);
    await expect(db.query('insert into once values ($1)', ['a'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'named_once',
      table: 'once',
    });
    expect(await db.query('select name from once')).toEqual([{ name: 'a' }]);
  }
});
