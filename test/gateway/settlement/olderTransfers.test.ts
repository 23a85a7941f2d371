import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insert, type Database } from '../../../gateway/database';
import { migrate } from '../../../gateway/database/migrate';
import { createPglite, databaseIn } from '../../../gateway/database/pglite';
import { quoteOf } from '../../../gateway/ledger/quote';
import { offlineByNo } from '../../../gateway/queries/offlineRepayments';
import { acceptOffline, bookHeld, refuseOfflineRepayment, returnOffline } from '../../../gateway/settlement';
import { Books, THREE } from '../ledger/books';

const FOLDER = join(__dirname, '..', '..', '..', 'gateway', 'migrations');
/** The first migration that knows transfers which are held. */
const HELD = '0094';

/** A database as it was before transfers could be held or returned. */
async function olderDatabase(): Promise<Database> {
  const db = databaseIn(await createPglite({}));
  await db.tx(async (sql) => {
    await sql.script(
      'create table migrations (name text primary key, at timestamptz not null default now())',
    );
    const before = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name < HELD);
    for (const name of before.sort()) {
      await sql.script(readFileSync(join(FOLDER, name), 'utf8'));
      await insert(sql, 'migrations', { name });
    }
  });
  return db;
}

const FIRST = 400_000 + 14_400;
const AT = new Date('2026-12-14T03:00:00Z');
const OLD = 'OLDREFERENCE1';

let books: Books;
beforeEach(async () => {
  books = await Books.open(await olderDatabase());
  await be('2026-12-14');
  for (const [loanNo, customerId] of [
    ['L1', 1],
    ['L2', 1],
    ['L3', 2],
  ] as const) {
    await books.draw({ ...THREE, loanNo, customerId });
  }
  for (const [repayNo, loanNo] of [
    ['R1', 'L2'],
    ['R2', 'L2'],
  ] as const) {
    await books.repay(
      repayNo,
      quoteOf({ kind: 'due' }, [await books.account(loanNo)], '2026-12-01'),
      '2026-12-01',
    );
  }
  await older('F1', { loan_no: 'L1', state: 'reviewing' });
  await older('F2', { loan_no: 'L1', state: 'refused', reason: '凭证看不清', decided_at: AT });
  const booked = { loan_no: 'L2', state: 'accepted', arrived_on: '2026-12-01', decided_at: AT };
  await older('F3', { ...booked, repay_no: 'R1', bank_reference: OLD });
  await older('F4', { ...booked, repay_no: 'R2' });
  await older('F5', { loan_no: 'L3', customer_id: 2, state: 'reviewing' });
  await migrate(books.db);
}, 120_000);
afterEach(() => books.close());

async function be(day: string): Promise<void> {
  const ahead = Date.parse(`${day}T12:00:00+08:00`) - Date.now();
  await books.db.query('update clock set offset_ms = $1', [ahead]);
}

const older = (offline_no: string, row: object) =>
  insert(books.db, 'offline_repayments', {
    ...{ offline_no, customer_id: 1, amount: FIRST, paid_on: '2026-12-14', submitted_at: AT, ...row },
  });
const stateOf = async (offlineNo: string) => (await offlineByNo(books.db, offlineNo))?.state;
const log = (error: unknown) => {
  throw error instanceof Error ? error : new Error(String(error));
};

describe('transfers of an older database', () => {
  it('keep their state, and what was decided stays decided', async () => {
    const states = await Promise.all(['F1', 'F2', 'F3', 'F4', 'F5'].map(stateOf));
    expect(states).toEqual(['reviewing', 'refused', 'accepted', 'accepted', 'reviewing']);
    const again = { amount: FIRST, reference: 'NEWREFERENCE9' };
    for (const offlineNo of ['F2', 'F3', 'F4']) {
      expect(await acceptOffline(books.db, offlineNo, again)).toMatchObject({ problem: expect.any(String) });
    }
  });

  it('that are under review are held until their day, by a reference that no older booking has, and booked on it', async () => {
    const found = { amount: FIRST, arrivedOn: '2026-12-14' };
    expect(await acceptOffline(books.db, 'F1', { ...found, reference: OLD })).toMatchObject({
      field: 'reference',
    });
    expect(await acceptOffline(books.db, 'F1', { ...found, reference: 'NEWREFERENCE1' })).toBeUndefined();
    expect(await stateOf('F1')).toBe('held');
    await be('2026-12-18');
    await bookHeld(books.db, log);
    expect(await offlineByNo(books.db, 'F1')).toMatchObject({ state: 'accepted', counted_on: '2026-12-18' });
    expect(await books.account('L1')).toMatchObject({ paid: FIRST, principalLeft: 800_000 });
  });

  it('that are under review are refused or returned as new ones are', async () => {
    expect(await refuseOfflineRepayment(books.db, 'F1', '没有查到')).toBeUndefined();
    const found = { amount: FIRST, reference: 'NEWREFERENCE2', reason: '这笔借款已经结清' };
    expect(await returnOffline(books.db, 'F5', found)).toBeUndefined();
    expect([await stateOf('F1'), await stateOf('F5')]).toEqual(['refused', 'returning']);
  });
});
