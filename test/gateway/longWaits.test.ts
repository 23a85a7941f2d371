import { queueOutgoingSms } from '../../gateway/queries/outgoingSms';
import { sweep } from '../../gateway/retention/sweep';
import { passedOver, readWhole, recorded, type Statements } from './database/plans';
import { startGateway, type Bank, type TestPerson } from './harness';

/** What waits or stays for long must not be walked through again and again by what happens each minute. */

const MANY = 300;
/** One row, and a thousand at most by its rule. */
const SHORT = ['clock', 'partner_arrivals'];

let bank: Bank;
let person: TestPerson;
beforeAll(async () => (person = await (bank = await startGateway({ people: true })).credited()));
afterAll(() => bank.close());

it('takes an SMS at night without looking at the reminders that wait for the morning', async () => {
  await bank.db.query(`update outgoing_sms set state = 'sent'`);
  await bank.db.query(
    `with told as (insert into personal_messages (message_id, customer_id, kind, about, day, title, summary, body, target, action, at)
       select 'waits-' || n, id, 'due-soon', n, current_date, '', '', '', '', '', now() from customers, generate_series(1, ${MANY}) n
       where phone = $1 returning message_id)
     insert into outgoing_sms (message_id, sms_id, text, reminder, at)
     select message_id, message_id, '', true, now() - interval '1 hour' from told`,
    [person.phone],
  );
  await bank.db.query(
    `insert into outgoing_sms (sms_id, phone, text, reminder, at) values ('now', $1, '', false, now())`,
    [person.phone],
  );
  const statements: Statements = new Map();
  const take = { limit: 8, reminders: false };
  expect(await queueOutgoingSms(recorded(bank.db, statements), take)).toEqual(['now']);
  expect(await passedOver(bank.db, statements)).toBe(0);
  // By day, they go.
  expect(await queueOutgoingSms(bank.db, { ...take, reminders: true })).toHaveLength(8);
});

it('sweeps old rows without looking at those that stay', async () => {
  await bank.db.query(
    `insert into quotes (quote_id, customer_id, kind, on_date, expires_at, pay_amount, discount, items, used)
     select 'paid-' || n, id, 'due', current_date, now() - interval '1 year', 1, 0, '[]', true
     from customers, generate_series(1, ${MANY}) n where phone = $1`,
    [person.phone],
  );
  const statements: Statements = new Map();
  await sweep(recorded(bank.db, statements));
  expect(statements.size).toBeGreaterThan(20);
  const short = [...statements].filter(([text]) => !text.includes('offset $1'));
  expect(await passedOver(bank.db, new Map(short))).toBe(0);
  const found = await readWhole(bank.db, new Map(short));
  expect(found.filter((line) => !SHORT.includes(line.split(':')[0] ?? ''))).toEqual([]);
});
