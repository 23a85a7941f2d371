import { addDays, civilDateAt, timeText } from '@/domain/dates/civil';
import { first } from '../../gateway/database';
import { addAccessCode } from '../../gateway/queries/accessCodes';
import { keepLasting } from '../../gateway/queries/lastingFacts';
import { addErrorLog } from '../../gateway/queries/errorLogs';
import { takeNonce } from '../../gateway/queries/nonces';
import { addTracks } from '../../gateway/queries/tracks';
import { RETENTION } from '../../gateway/retention/rules';
import { sweep } from '../../gateway/retention/sweep';
import { startGateway, type Bank } from './harness';
import { confirmFront, phones } from './steps';

let bank: Bank;
const phone = phones(9600);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

async function count(table: string): Promise<number> {
  const row = await first<{ n: number }>(bank.db, `select count(*) as n from ${table}`);
  return Number(row?.n);
}

const daysAgo = async (days: number) => new Date((await bank.console.now()).getTime() - days * 86_400_000);

describe('a sweep', () => {
  it('removes rows older than their limit, in several batches, and leaves the rest', async () => {
    const old = Array.from({ length: 4500 }, (_, n) => ({ n }));
    await addTracks(bank.db, await daysAgo(31), 'page', old);
    await addTracks(bank.db, await daysAgo(29), 'page', [{ n: 'young' }]);
    await addErrorLog(bank.db, await daysAgo(91), {});
    await sweep(bank.db);
    expect([await count('tracks'), await count('error_logs')]).toEqual([1, 0]);
  });

  it('leaves no more rows than a table may have, the newest ones', async () => {
    await addTracks(bank.db, await daysAgo(1), 'action', [{ n: 1 }, { n: 2 }, { n: 3 }]);
    const [rule] = RETENTION.filter(({ table }) => table === 'tracks').map((one) => ({ ...one, most: 2 }));
    if (rule === undefined) throw new Error('no rule for tracks');
    await sweep(bank.db, [rule]);
    const kept = await bank.db.query<{ record: { n: number } }>('select record from tracks order by id');
    expect(kept.map(({ record }) => record.n)).toEqual([2, 3]);
  });

  it('knows a device for a year: then its id goes, and the same device gets another', async () => {
    const person = await bank.register(phone());
    const id = async () => (await person.must('queryDeviceInfo', { token: 'a-device', type: 'DX' })).constId;
    const named = await id();
    await bank.db.query('update device_ids set at = $1', [await daysAgo(364)]);
    await sweep(bank.db);
    expect(await id()).toBe(named);
    await bank.db.query('update device_ids set at = $1', [await daysAgo(366)]);
    await sweep(bank.db);
    expect(await count('device_ids')).toBe(0);
    expect(await id()).not.toBe(named);
  });

  it('uses the machine clock for nonces: the product clock does not free them', async () => {
    expect(await takeNonce(bank.db, 'nonce-of-now', new Date())).toBe(true);
    expect(await takeNonce(bank.db, 'nonce-of-old', new Date(Date.now() - 11 * 60_000))).toBe(true);
    await bank.console.advanceDays(1);
    await sweep(bank.db);
    expect(await takeNonce(bank.db, 'nonce-of-now', new Date())).toBe(false);
    expect(await takeNonce(bank.db, 'nonce-of-old', new Date())).toBe(true);
  });

  it('counts days where a column is a day, and only there', async () => {
    const days = await bank.db.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns where data_type = 'date'`,
    );
    const places = days.map(({ place }) => place);
    for (const { table, column, clock } of RETENTION)
      expect({ place: `${table}.${column}`, day: clock === 'day' }).toEqual({
        place: `${table}.${column}`,
        day: places.includes(`${table}.${column}`),
      });
  });

  it("has the country's day in the small hours, too, when it is still yesterday elsewhere", async () => {
    const [hours = 0, minutes = 0] = timeText((await bank.console.now()).getTime())
      .split(':')
      .map(Number);
    await bank.console.advanceMinutes(24 * 60 + 30 - (60 * hours + minutes));
    const today = civilDateAt((await bank.console.now()).getTime());
    await keepLasting(bank.db, 'd'.repeat(64), { kind: 'denied', value: '', ends_on: addDays(today, -1) });
    await keepLasting(bank.db, 'd'.repeat(64), { kind: 'welcome', value: '', ends_on: today });
    await sweep(bank.db);
    expect(await bank.db.query('select kind from lasting_facts')).toEqual([{ kind: 'welcome' }]);
  });

  it('leaves everything of a customer that still counts', async () => {
    const person = await bank.register(phone());
    await confirmFront(person);
    const [customer] = await bank.db.query<{ id: number }>('select id from customers where phone = $1', [
      person.phone,
    ]);
    const code = { customerId: customer?.id ?? 0, sessionHash: null } as const;
    await addAccessCode(bank.db, { ...code, codeHash: 'dead', expiresAt: await daysAgo(2) });
    await addAccessCode(bank.db, { ...code, codeHash: 'live', expiresAt: await daysAgo(-1) });
    await sweep(bank.db);
    expect((await person.must('queryCertIdValidity', {})).front?.name).toBe(person.facts.name);
    expect(await count('id_card_readings')).toBe(1);
    expect(await bank.db.query('select code_hash from access_codes')).toEqual([{ code_hash: 'live' }]);
    await bank.console.advanceDays(8);
    await sweep(bank.db);
    expect(await count('id_card_readings')).toBe(0);
    expect(await count('consents')).toBeGreaterThan(0);
    await person.register();
    expect((await person.must('queryCertIdValidity', {})).front?.name).toBe(person.facts.name);
  });

  it('can run in two processes at once', async () => {
    await addTracks(
      bank.db,
      await daysAgo(31),
      'page',
      Array.from({ length: 3000 }, (_, n) => ({ n })),
    );
    const before = await count('tracks');
    await Promise.all([sweep(bank.db), sweep(bank.db)]);
    expect(await count('tracks')).toBe(before - 3000);
  });
});
