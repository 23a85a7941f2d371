import { SHANGHAI_OFFSET_MINUTES } from '@/domain/dates/civil';
import { makeProviders } from '../../../gateway/providers';
import { InlineDispatcher } from '../../../gateway/jobs';
import { Outbox } from '../../../gateway/messages';
import { soon } from '../../soon';
import type { Bank, TestPerson } from '../harness';

export const BRAND = '【云岭消费金融】';
const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1440;

/** The person's messages in the message centre, newest first. */
export const messagesOf = async (person: TestPerson) => (await person.must('personalNotices', {})).list;

export const titlesOf = async (person: TestPerson) => (await messagesOf(person)).map(({ title }) => title);

/** SMS without a code in the console's inbox, newest first. */
export const smsOf = async (bank: Bank, phone: string): Promise<string[]> =>
  (await bank.console.messages(phone)).filter(({ code }) => code === '').map(({ text }) => text);

/** Waits until nothing waits to be sent, and returns what arrived. */
export async function arrivedSms(bank: Bank, phone: string): Promise<string[]> {
  await soon(async () => expect(await waiting(bank, phone)).toBe(0));
  return smsOf(bank, phone);
}

export const statesOf = async (bank: Bank, phone: string): Promise<string[]> => {
  const rows = await bank.db.query<{ state: string }>(
    `select o.state from outgoing_sms o join personal_messages m using (message_id)
     join customers c on c.id = m.customer_id where c.phone = $1 order by m.at`,
    [phone],
  );
  return rows.map(({ state }) => state);
};

async function waiting(bank: Bank, phone: string): Promise<number> {
  return (await statesOf(bank, phone)).filter((state) => ['waiting', 'queued'].includes(state)).length;
}

/** Moves the product's clock forward to this hour in Shanghai. */
export async function toHour({ console }: Bank, hour: number): Promise<void> {
  const minutes = (await console.now()).getTime() / MINUTE_MS + SHANGHAI_OFFSET_MINUTES;
  const ahead = Math.ceil((hour * 60 - (minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY);
  if (ahead > 0) await console.advanceMinutes(ahead);
}

/** The outbox of another gateway on the same database, which sends in this process. */
export const anotherOutbox = ({ db, settings }: Bank, failures: unknown[] = []): Outbox =>
  new Outbox({
    db,
    dispatcher: new InlineDispatcher(db, () => undefined),
    providers: () => makeProviders({ db, settings }),
    settings,
    log: (error) => failures.push(error),
  });
