import { InlineDispatcher } from '../../../gateway/jobs';
import { remind, reminders } from '../../../gateway/messages';
import { advanceClock } from '../../../gateway/queries/clock';
import { startPostgres, type PostgresServer } from '../bank/postgres';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { phones } from '../steps';
import { anotherOutbox, arrivedSms, messagesOf, toHour } from './inbox';

/** Two gateways on one PostgreSQL, both at work at the same time. */

const DAY_MS = 86_400_000;
const phone = phones(9200);
let server: PostgresServer;
let banks: readonly [Bank, Bank];
let people: readonly TestPerson[];
beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  banks = await Promise.all([startGateway({ databaseUrl }), startGateway({ databaseUrl })]);
  await toHour(banks[0], 10);
  people = [await banks[0].person(phone()).becomeCredited(), await banks[1].person(phone()).becomeCredited()];
  for (const person of people) await person.draw();
}, 120_000);
afterAll(async () => {
  await Promise.all(banks.map((bank) => bank.close()));
  await server.stop();
});

it('remind each person once, and each SMS is sent once', async () => {
  const failures: unknown[] = [];
  const fail = (error: unknown) => failures.push(error);
  await advanceClock(banks[0].db, 40 * DAY_MS);
  const work = async (bank: Bank) => {
    const { db, settings } = bank;
    const told = reminders({ db, settings, log: fail, told: () => undefined });
    await remind(db, new InlineDispatcher(db, fail), told);
    await anotherOutbox(bank, failures).flush();
  };
  await Promise.all([...banks, ...banks].map(work));
  for (const person of people) {
    const late = (await messagesOf(person)).filter(({ title }) => title.includes('逾期'));
    expect(late).toHaveLength(1);
    const sms = await arrivedSms(banks[1], person.phone);
    expect(sms.filter((text) => text.includes('逾期'))).toHaveLength(1);
    expect(sms.filter((text) => text.includes('已放款'))).toHaveLength(1);
    expect(sms).toHaveLength(3);
  }
  expect(failures).toEqual([]);
});
