import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../gateway/app';
import type { Database, Sql } from '../../gateway/database';
import { inject } from './bank/send';
import { startGateway, TestPerson, type Bank } from './harness';
import { phones } from './steps';

let bank: Bank;
let app: FastifyInstance;
let queries = 0;
const phone = phones(7300);

const counting = <T extends Sql>(sql: T): T => ({
  ...sql,
  query: (text: string, params?: readonly unknown[]) => {
    queries += 1;
    return sql.query(text, params);
  },
});
const counted = (db: Database): Database => ({
  ...counting(db),
  tx: (work, options) => db.tx((sql) => work(counting(sql)), options),
});

beforeAll(async () => {
  bank = await startGateway({ people: true });
  const { keys, settings } = bank;
  app = await buildApp({ db: counted(bank.db), keys: () => keys, settings, log: false });
});
afterAll(async () => {
  await app.close();
  await bank.close();
});

/** Queries of one call; the fewest of three, since the gateway's own work goes on beside it. */
async function queriesOf(act: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = queries;
    await act();
    counts.push(queries - before);
  }
  return Math.min(...counts);
}

it('asks once for a call that makes no query: token, clock and faults', async () => {
  const registered = await bank.register(phone());
  const person = new TestPerson({ ...registered.world, send: inject(app) }, registered.phone);
  expect(await queriesOf(() => person.must('getRandomValue', {}))).toBe(1);
});

const WISH = { amount: '1000.00', term: 12, method: 'equal-instalment' } as const;

it('asks as often for a person with four loans as for one with a single loan', async () => {
  const drawer = await bank.credited();
  const person = new TestPerson({ ...drawer.world, send: inject(app) }, drawer.phone);
  person.client.tokenCode = drawer.client.tokenCode;
  const calls = {
    queryProdSts: () => person.must('queryProdSts', { productType: 'YQDC001' }),
    queryRepayState: () => person.must('queryRepayState', {}),
    queryCouponNode: () => person.must('queryCouponNode', { node: '1,2' }),
    personalNotices: () => person.must('personalNotices', {}),
    loanUseTrial: () => person.must('loanUseTrial', WISH),
  };
  const count = async () => {
    const counts: Record<string, number> = {};
    for (const [name, act] of Object.entries(calls)) counts[name] = await queriesOf(act);
    return counts;
  };
  await drawer.draw(WISH);
  const single = await count();
  for (let more = 0; more < 3; more += 1) await drawer.draw(WISH);
  expect(await count()).toEqual(single);
  // A count that counts nothing would agree with itself, too.
  expect(Object.values(single).every((one) => one > 0)).toBe(true);
});
