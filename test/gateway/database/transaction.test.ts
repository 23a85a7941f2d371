import type { PGlite } from '@electric-sql/pglite';
import { openDatabase, type Database } from '../../../gateway/database';
import { createPglite, databaseIn } from '../../../gateway/database/pglite';
import { CACHE, migratedImage } from '../bank/image';
import { startPostgres, type PostgresServer } from '../bank/postgres';

let server: PostgresServer;
let pglite: PGlite;
let banks: Readonly<Record<Database['engine'], Database>>;
/** What PGlite was asked, from here on. */
let exchanges: jest.SpyInstance;

beforeAll(async () => {
  server = await startPostgres();
  pglite = await createPglite({ loadDataDir: await migratedImage() });
  exchanges = jest.spyOn(pglite, 'execProtocolRawStream');
  banks = {
    pglite: databaseIn(pglite),
    postgres: await openDatabase({ dataDir: CACHE, databaseUrl: await server.newDatabase() }),
  };
  for (const db of Object.values(banks)) await db.query('create table things (name text)');
});
afterAll(async () => {
  await Promise.all(Object.values(banks).map((db) => db.close()));
  await server.stop();
});
beforeEach(() => Promise.all(Object.values(banks).map((db) => db.query('delete from things'))));

const ADD = 'insert into things values ($1)';
const names = async (db: Pick<Database, 'query'>) =>
  (await db.query<{ name: string }>('select name from things order by name')).map(({ name }) => name);

/** Resolves when `go` is called. */
function gate() {
  let go = (): void => undefined;
  const open = new Promise<void>((resolve) => (go = resolve));
  return { open, go: () => go() };
}

describe.each(['pglite', 'postgres'] as const)('a transaction on %s', (engine) => {
  const db = () => banks[engine];

  it('keeps all of its statements or none, and gives the failure of the work', async () => {
    await db().tx(async (sql) => {
      await sql.query(ADD, ['kept']);
      await sql.query(ADD, ['too']);
    });
    const failing = db().tx(async (sql) => {
      await sql.query(ADD, ['lost']);
      throw new Error('the cause');
    });
    await expect(failing).rejects.toThrow('the cause');
    expect(await names(db())).toEqual(['kept', 'too']);
  });

  it('begins once for statements that are sent at the same time', async () => {
    const failing = db().tx(async (sql) => {
      await Promise.all(['a', 'b', 'c'].map((name) => sql.query(ADD, [name])));
      expect(await names(sql)).toEqual(['a', 'b', 'c']);
      throw new Error('the cause');
    });
    await expect(failing).rejects.toThrow('the cause');
    expect(await names(db())).toEqual([]);
  });

  it('does not acknowledge what was rolled back after a failure that the work has kept to itself', async () => {
    const work = db().tx(async (sql) => {
      await sql.query(ADD, ['lost']);
      await sql.query('select 1 / 0').catch(() => undefined);
      return 'done';
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await names(db())).toEqual([]);
  });

  it('takes no statement after its end', async () => {
    let late: Pick<Database, 'query'> | undefined;
    await db().tx(async (sql) => {
      await sql.query(ADD, ['kept']);
      late = sql;
    });
    await expect(late?.query(ADD, ['late'])).rejects.toThrow('over');
    expect(await names(db())).toEqual(['kept']);
  });

  it('leaves alone what others do outside of it at the same time', async () => {
    const { open, go } = gate();
    const failing = db().tx(async (sql) => {
      await sql.query(ADD, ['lost']);
      await open;
      throw new Error('the cause');
    });
    const outside = db().query(ADD, ['outside']);
    const other = db().tx((sql) => sql.query(ADD, ['other']));
    go();
    await expect(failing).rejects.toThrow('the cause');
    await Promise.all([outside, other]);
    expect(await names(db())).toEqual(['other', 'outside']);
  });

  it('without a statement needs no connection, even while others have them all', async () => {
    const { open, go } = gate();
    const all = Array.from({ length: 10 }, () =>
      db().tx(async (sql) => {
        await sql.query('select 1');
        await open;
      }),
    );
    expect(await db().tx(async () => 'done')).toBe('done');
    go();
    await Promise.all(all);
  });

  it('goes on after a wrong statement', async () => {
    await expect(db().query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(db().tx((sql) => sql.query('select nothing from nowhere'))).rejects.toMatchObject({
      code: '42P01',
    });
    expect(await db().query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('PGlite', () => {
  it('is asked once for a statement that it knows', async () => {
    const db = banks.pglite;
    await db.query('select $1::int as one', [1]);
    exchanges.mockClear();
    expect(await db.query('select $1::int as one', [2])).toEqual([{ one: 2 }]);
    expect(exchanges).toHaveBeenCalledTimes(1);
  });

  it('is asked twice more for a transaction, and not at all for one without a statement', async () => {
    const db = banks.pglite;
    exchanges.mockClear();
    await db.tx(async () => undefined);
    expect(exchanges).not.toHaveBeenCalled();
    await db.tx((sql) => sql.query('select $1::int as one', [3]));
    expect(exchanges).toHaveBeenCalledTimes(3);
  });

  it('takes turns in the order in which they were asked for', async () => {
    const order: number[] = [];
    await Promise.all([0, 1, 2, 3].map((no) => banks.pglite.query('select 1').then(() => order.push(no))));
    expect(order).toEqual([0, 1, 2, 3]);
  });
});
