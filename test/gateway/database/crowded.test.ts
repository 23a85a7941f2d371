import { generalRefusals } from '@/contract/refusals';
import { Client } from 'pg';
import { PATIENT, startPostgres, type PostgresServer } from '../bank/postgres';
import { Refused, startGateway, type Bank, type TestPerson } from '../harness';
import { phones } from '../steps';

/** One person's row is locked: no one else notices, and this person is told in time. */

let server: PostgresServer;
let bank: Bank;
let other: Client;
const phone = phones(71_000);
const LIMITS = { ...PATIENT, lockMs: 1000, silenceMs: 5000 };

beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  bank = await startGateway({ databaseUrl, settings: { databaseLimits: LIMITS } });
  other = new Client({ connectionString: databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await bank.close();
  await server.stop();
});

const codeOf = (answer: object): string => (answer instanceof Refused ? answer.code : 'done');
const hold = async ({ phone: whose }: TestPerson): Promise<void> => {
  await other.query('begin');
  await other.query('select 1 from customers where phone = $1 for update', [whose]);
};

it('a person whose row is locked calls twelve times: others are served in the meantime, and each call is told that it is busy', async () => {
  const [person, neighbour] = [await bank.person(phone()).becomeCredited(), await bank.register(phone())];
  await hold(person);
  const calls = Array.from({ length: 12 }, () => person.call('freezeBorrowing', {}));
  let waiting = true;
  void Promise.all(calls).then(() => (waiting = false));
  let served = 0;
  while (waiting) {
    await neighbour.must('queryBankList', {});
    served += 1;
  }
  expect(served).toBeGreaterThan(1);
  expect(new Set((await Promise.all(calls)).map(codeOf))).toEqual(new Set([generalRefusals.busy]));
  await other.query('rollback');
  expect(codeOf(await person.call('freezeBorrowing', {}))).toBe('done');
});
