import { InlineDispatcher, type Batches } from '../../../gateway/jobs';
import { remind, reminders } from '../../../gateway/messages';
import { advanceClock } from '../../../gateway/queries/clock';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { toHour } from './inbox';

/** One query finds the people to be told something: there is no news for the others, and they cost nothing. */

const DAY_MS = 86_400_000;
let bank: Bank;
/** Customers whom the last look handed over. */
let handed: number[] = [];
let failures: unknown[] = [];
beforeEach(async () => {
  bank = await startGateway({ people: true });
  failures = [];
  await toHour(bank, 10);
});
afterEach(() => bank.close());

function batches(): Batches<number> {
  const { db, settings } = bank;
  const log = (error: unknown) => failures.push(error);
  const own = reminders({ db, settings, log, told: () => undefined });
  return {
    ...own,
    work: (ids) => {
      handed.push(...ids);
      return own.work(ids);
    },
  };
}

async function look(): Promise<void> {
  handed = [];
  await remind(bank.db, new InlineDispatcher(bank.db, (error) => failures.push(error)), batches());
}

const written = async (): Promise<string[]> => {
  const rows = await bank.db.query<{ told: string }>(
    `select c.phone || ' ' || m.kind || ' ' || m.about || ' ' || m.day as told from personal_messages m
     join customers c on c.id = m.customer_id order by 1`,
  );
  return rows.map(({ told }) => told);
};

const idOf = async ({ phone }: TestPerson): Promise<number> =>
  (await bank.db.query<{ id: number }>('select id from customers where phone = $1', [phone]))[0]?.id ?? 0;

const allow = async (person: TestPerson): Promise<void> => {
  await bank.db.query(
    `insert into wechat_permissions (customer_id, topic, open_id, messages_left, refused, answered_at)
     values ($1, 'dueToday', 'o', 1, false, now())`,
    [await idOf(person)],
  );
};

/** Looks closely at every borrower, as the gateway did before there was a query: what it writes now, the query has missed. */
async function lookAtAll(): Promise<void> {
  const { db } = bank;
  const rows = await db.query<{ customer_id: number }>('select customer_id from due_looks');
  await batches().work(rows.map(({ customer_id }) => customer_id));
}

const BIG = { amount: '12000.00', purpose: 'education' } as const;
const BULLET = { amount: '1000.00', term: 3, method: 'bullet' } as const;

const LIVES: readonly (readonly [string, (person: TestPerson) => Promise<unknown>])[] = [
  ['a loan', (person) => person.draw()],
  ['two loans', async (person) => [await person.draw(), await person.draw(BULLET)]],
  ['a loan that asks for a proof', (person) => person.draw(BIG)],
  ['a loan that ends with one payment', (person) => person.draw(BULLET)],
  [
    'a reminder on the day itself',
    async (person) => {
      await person.draw();
      await allow(person);
    },
  ],
  ['nothing more to pay', async (person) => person.repay((await person.draw(BULLET)).loanNo, 'coolingOff')],
];

/** Days from the drawing. */
const DAYS = [
  1, 22, 23, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 37, 38, 45, 61, 75, 92, 93, 121, 122, 151, 190,
];

it.each(LIVES)('misses no message of a person with %s, on any day', async (_what, live) => {
  const person = await bank.credited();
  await live(person);
  let day = 0;
  for (const to of DAYS) {
    await advanceClock(bank.db, (to - day) * DAY_MS);
    day = to;
    await look();
    const told = await written();
    await lookAtAll();
    expect({ day, told: await written() }).toEqual({ day, told });
  }
  expect(failures).toEqual([]);
});

it('leaves out people without news, and hands over each person once a day', async () => {
  const [owing, settled] = [await bank.credited(), await bank.credited()];
  await owing.draw();
  await settled.repay((await settled.draw(BULLET)).loanNo, 'coolingOff');
  const [first, second] = [await idOf(owing), await idOf(settled)];
  const byDay: number[][] = [];
  for (let day = 1; day <= 40; day += 1) {
    await advanceClock(bank.db, DAY_MS);
    await look();
    byDay.push([...handed]);
    await look();
    expect(handed).toEqual([]);
  }
  const times = byDay.flat();
  // The settled one once, to be taken off the list: its booking has asked for that.
  expect(times.filter((id) => id === second)).toHaveLength(1);
  // Three days before the due day, and one, three and seven days after it.
  expect(times.filter((id) => id === first).length).toBeGreaterThanOrEqual(3);
  expect(times.filter((id) => id === first).length).toBeLessThanOrEqual(4);
  expect(byDay.filter((ids) => ids.length > 0).length).toBeLessThanOrEqual(5);
});

it('a booking makes the next look take it in, on the same day', async () => {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  await advanceClock(bank.db, 40 * DAY_MS);
  await look();
  await look();
  expect(handed).toEqual([]);
  await person.register();
  await person.repay(loanNo, 'due');
  await look();
  await lookAtAll();
  expect((await written()).filter((told) => told.includes('overdue'))).toHaveLength(1);
});
