import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../gateway/app';
import type { Send } from '../../gateway/console/person';
import { openDatabase, type Database } from '../../gateway/database';
import { ensureKeys, type SandboxKeys } from '../../gateway/keys';
import type { Lifecycle, Metrics } from '../../gateway/operations';
import { advanceClock, readClock } from '../../gateway/queries/clock';
import { readSettings, type GatewaySettings } from '../../gateway/settings';
import { Console } from './bank/console';
import { CACHE } from './bank/image';
import { minutesAwayFromMidnight } from './bank/midnight';
import { TestPerson } from './bank/person';
import { emptyDatabase, peopledDatabase, type Known } from './bank/pool';
import { PATIENT } from './bank/postgres';
import { inject, overNetwork } from './bank/send';

export { Refused } from '../../gateway/console/person';
export { TestPerson } from './bank/person';

export interface Bank {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly keys: SandboxKeys;
  readonly settings: GatewaySettings;
  readonly console: Console;
  /** A person with this phone, not registered yet. */
  person(phone: string): TestPerson;
  /** Registered and logged in. */
  register(phone: string): Promise<TestPerson>;
  /** Registered, approved and logged in; no one has had this person in this file. Quick only with `people`. */
  credited(): Promise<TestPerson>;
  close(): Promise<void>;
}

export interface BankOptions {
  /** A real PostgreSQL instead of PGlite in memory. */
  readonly databaseUrl?: string;
  /** Through a real socket: broken connections do not show in process. */
  readonly network?: boolean;
  readonly settings?: Partial<GatewaySettings>;
  /** Where the log is written; without it there is no log. */
  readonly log?: NodeJS.WritableStream;
  /** What follows health and metrics. */
  readonly operations?: { readonly lifecycle: Lifecycle; readonly metrics: Metrics };
  /** Starts with people who have a credit line already, for `credited`. */
  readonly people?: boolean;
}

let newDatabase: (() => Promise<string>) | undefined;

/** From here on every gateway of this test file without its own database gets one from this server. */
export function databasesFrom(make: () => Promise<string>): void {
  newDatabase = make;
}

/** Phones of the people of `BankOptions.people`; more are brought in when these are used up. */
const phoneOf = (index: number): string => `1398${String(index).padStart(7, '0')}`;
const PEOPLE = 6;

/** The real gateway over this database. Its `close` leaves the database open. */
async function startOver(db: Database, known: readonly Known[], options: BankOptions): Promise<Bank> {
  const { databaseUrl, network = false, settings: own, log, operations } = options;
  const keys = ensureKeys(CACHE);
  const settings: GatewaySettings = { ...readSettings({}), dataDir: CACHE, databaseUrl, ...own };
  const ahead = minutesAwayFromMidnight(await readClock(db));
  if (ahead > 0) await advanceClock(db, ahead * 60_000);
  const app = await buildApp({
    db,
    keys: () => keys,
    settings,
    log: log ?? false,
    ...(operations && { operations }),
  });
  const origin = network ? await app.listen({ host: '127.0.0.1', port: 0 }) : '';
  // A profile shows itself to the network only: people and console need the whole gateway.
  const send: Send = network && settings.profile === 'own' ? overNetwork(origin) : inject(app);
  const console = new Console(send);
  const codeOf = (phone: string) => console.codeOf(phone);
  const person = (phone: string) => new TestPerson({ send, keys, codeOf }, phone);
  let met = 0;
  const credited = async (): Promise<TestPerson> => {
    const session = known[met];
    const somebody = person(session?.phone ?? phoneOf(met));
    met += 1;
    if (session === undefined) return somebody.becomeCredited();
    somebody.client.tokenCode = session.tokenCode;
    return somebody;
  };
  return {
    app,
    db,
    keys,
    settings,
    console,
    person,
    register: (phone) => person(phone).register(),
    credited,
    close: () => app.close(),
  };
}

async function invite(db: Database): Promise<readonly Known[]> {
  const bank = await startOver(db, [], {});
  const people: Known[] = [];
  while (people.length < PEOPLE) {
    const { phone, client } = await bank.credited();
    people.push({ phone, tokenCode: client.tokenCode });
  }
  await bank.close();
  return people;
}

async function openFor({ databaseUrl, people, settings: own }: BankOptions) {
  const { databaseLimits = PATIENT } = own ?? {};
  const url = databaseUrl ?? (await newDatabase?.());
  if (url !== undefined) {
    const db = await openDatabase({ dataDir: CACHE, databaseUrl: url, databaseLimits });
    return { db, people: [] };
  }
  return people === true ? peopledDatabase(invite) : { db: await emptyDatabase(), people: [] };
}

/** The real gateway over a fresh database, in process. Close it after the test file. */
export async function startGateway(options: BankOptions = {}): Promise<Bank> {
  const { db, people } = await openFor(options);
  const bank = await startOver(db, people, options);
  return {
    ...bank,
    close: async () => {
      await bank.close();
      await db.close();
    },
  };
}
