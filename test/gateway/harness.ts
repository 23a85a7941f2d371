import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../gateway/app';
import type { Send } from '../../gateway/console/person';
import { openDatabase, type Database } from '../../gateway/database';
import { ensureKeys, type SandboxKeys } from '../../gateway/keys';
import { advanceClock, readClock } from '../../gateway/queries/clock';
import { readSettings, type GatewaySettings } from '../../gateway/settings';
import { Console } from './bank/console';
import { CACHE } from './bank/image';
import { minutesAwayFromMidnight } from './bank/midnight';
import { TestPerson } from './bank/person';
import { pooledDatabase } from './bank/pool';
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
}

let newDatabase: (() => Promise<string>) | undefined;

/** From here on every gateway of this test file without its own database gets one from this server. */
export function databasesFrom(make: () => Promise<string>): void {
  newDatabase = make;
}

async function openFor(databaseUrl: string | undefined): Promise<Database> {
  const url = databaseUrl ?? (await newDatabase?.());
  if (url === undefined) return pooledDatabase();
  return openDatabase({ dataDir: CACHE, databaseUrl: url });
}

/** The real gateway over a fresh database, in process. Close it after the test file. */
export async function startGateway({
  databaseUrl,
  network = false,
  settings: own,
  log,
}: BankOptions = {}): Promise<Bank> {
  const keys = ensureKeys(CACHE);
  const settings: GatewaySettings = { ...readSettings({}), dataDir: CACHE, databaseUrl, ...own };
  const db = await openFor(databaseUrl);
  const ahead = minutesAwayFromMidnight(await readClock(db));
  if (ahead > 0) await advanceClock(db, ahead * 60_000);
  const app = await buildApp({ db, keys, settings, log: log ?? false });
  const send: Send = network ? overNetwork(await app.listen({ host: '127.0.0.1', port: 0 })) : inject(app);
  const console = new Console(send);
  const codeOf = (phone: string) => console.codeOf(phone);
  const person = (phone: string) => new TestPerson({ send, keys, codeOf }, phone);
  return {
    app,
    db,
    keys,
    settings,
    console,
    person,
    register: (phone) => person(phone).register(),
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}
