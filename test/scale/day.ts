import { civilDateAt, SHANGHAI_OFFSET_MINUTES } from '@/domain/dates/civil';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../gateway/database/postgres';
import { first, type Database } from '../../gateway/database';
import { advanceClock, readClock } from '../../gateway/queries/clock';
import { PATIENT } from '../gateway/bank/postgres';
import { freePort, GatewayProcess } from '../gateway/bank/process';
import type { Filled } from './databases';

const MINUTE_MS = 60_000;
const LOOK_MS = 500;

export interface Day {
  readonly customers: number;
  readonly processes: number;
  readonly borrowers: number;
  /** Messages of that day, each with its SMS. */
  readonly told: number;
  /** From the begin of the look until every borrower is looked at and every SMS is sent. */
  readonly seconds: number;
}

const numberOf = async (db: Database, text: string, params: readonly unknown[] = []): Promise<number> =>
  Number((await first<{ n: number }>(db, text, params))?.n ?? 0);

/** Ten in the morning of the day of the next month on which most people are told of a due date. */
async function toHeaviestDay(db: Database): Promise<void> {
  const now = await readClock(db);
  const today = civilDateAt(now.getTime());
  const heaviest = await first<{ day: string }>(
    db,
    `select i.due_date - 3 as day from instalments i join loans l using (loan_no)
     where l.state = 'paid' and i.due_date - 3 > $1::date and i.due_date - 3 <= $1::date + 31
     group by 1 order by count(*) desc, 1 limit 1`,
    [today],
  );
  if (heaviest === undefined) throw new Error('no one has to pay within a month');
  const morning = Date.parse(`${heaviest.day}T10:00:00Z`) - SHANGHAI_OFFSET_MINUTES * MINUTE_MS;
  await advanceClock(db, morning - now.getTime());
}

const JOBS = `select count(*) as n from pgboss.job
  where name in ('reminders', 'messages') and state in ('created', 'retry', 'active')`;
const LEFT = `select (select count(*) from due_looks where looked_on < $1)
  + (select count(*) from outgoing_sms where state in ('waiting', 'queued')) as n`;

/** It reads whole tables: only once no job is left, so that it does not slow down what is measured. */
const isLeft = async (db: Database, today: string): Promise<boolean> =>
  (await numberOf(db, JOBS)) > 0 || (await numberOf(db, LEFT, [today])) > 0;

/** The whole day of a filled database by this many gateways, each its own process: on a copy, which is dropped. */
export async function measureDay(
  watch: Database,
  { customers, database, address }: Filled,
  { processes, dataDir }: { readonly processes: number; readonly dataDir: string },
): Promise<Day> {
  const name = `${database}_day`;
  await watch.script(`create database ${name} template ${database}`);
  const url = address.replace(database, name);
  const db = openPostgres(url, PATIENT);
  const gateways: GatewayProcess[] = [];
  try {
    for (let n = 0; n < processes; n += 1) {
      const gateway = new GatewayProcess(await freePort(), { DATABASE_URL: url, SANDBOX_DATA: dataDir });
      gateways.push(gateway);
      await gateway.start();
    }
    const borrowers = await numberOf(db, 'select count(*) as n from due_looks');
    const before = await numberOf(db, 'select count(*) as n from personal_messages');
    const [moved] = await db.query<{ at: Date }>('select now() as at');
    await toHeaviestDay(db);
    const today = civilDateAt((await readClock(db)).getTime());
    while (await isLeft(db, today)) await wait(LOOK_MS);
    const seconds = await numberOf(
      db,
      `select extract(epoch from now() - coalesce(min(started_on), $1))::float8 as n from pgboss.job
       where name = 'daily-look' and started_on > $1`,
      [moved?.at],
    );
    const told = (await numberOf(db, 'select count(*) as n from personal_messages')) - before;
    return { customers, processes, borrowers, told, seconds };
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')));
    await db.close();
    await watch.script(`drop database ${name} with (force)`);
  }
}

export const dayLine = ({ customers, processes, borrowers, told, seconds }: Day): string =>
  `the daily look: ${customers} customers, ${borrowers} borrowers, ${told} messages, ${processes} process${processes === 1 ? '' : 'es'}: ${seconds.toFixed(1)} s`;

const MOST_SECONDS = 15 * 60;

/** What is too slow: more than a quarter of an hour, or more processes that take longer than fewer. */
export const slowDays = (days: readonly Day[]): string[] =>
  days.flatMap((day) => {
    const fewer = days.find((one) => one.customers === day.customers && one.processes < day.processes);
    return [
      ...(day.seconds > MOST_SECONDS ? [`${dayLine(day)}: more than ${MOST_SECONDS} s`] : []),
      ...(fewer !== undefined && day.seconds > fewer.seconds
        ? [`${dayLine(day)}: slower than ${fewer.processes} (${fewer.seconds.toFixed(1)} s)`]
        : []),
    ];
  });
