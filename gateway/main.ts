import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApp } from './app';
import { openDatabase } from './database';
import { makeEnd, type Step } from './ending';
import { JobQueue } from './jobs/queue';
import { inWords } from './startFailure';
import { watchedKeys } from './keyring';
import { nameLastFailure } from './lastWords';
import { buildOperations, Lifecycle, Metrics } from './operations';
import { readSettings, type GatewaySettings } from './settings';
import { DecryptThreads } from './wire';

/** How long an end waits for the answers to requests that have arrived. */
const LAST_ANSWERS_MS = 10_000;
/** How long it takes, at the most, to close what is open after that. */
const CLOSING_MS = 10_000;

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Health and metrics; listens before the database is opened. */
async function startOperations(settings: GatewaySettings) {
  const lifecycle = new Lifecycle();
  const metrics = new Metrics();
  const { host, operationsPort: port, pages } = settings;
  if (port === undefined) return { lifecycle, metrics, close: async () => undefined };
  metrics.ofProcess();
  const app = await buildOperations({ lifecycle, metrics, pages });
  await app.listen({ host, port });
  return { lifecycle, metrics, close: () => app.close() };
}

/** Starts one gateway process; SIGTERM and SIGINT end it cleanly. */
async function main(): Promise<void> {
  // All files that the process writes, PGlite's too, are readable by its own user only.
  process.umask(0o077);
  const { profile } = parseArgs({ options: { profile: { type: 'string' } } }).values;
  const settings = readSettings({ ...process.env, ...(profile !== undefined && { PROFILE: profile }) });
  const operations = await startOperations(settings);
  const { lifecycle } = operations;
  const open: Step[] = [{ name: 'operations', run: operations.close }];
  const end = makeEnd({
    steps: () => [{ name: 'the calls under way', run: () => lifecycle.idle(LAST_ANSWERS_MS) }, ...open],
    mostMs: LAST_ANSWERS_MS + CLOSING_MS,
    say,
    exit: (code) => process.exit(code),
  });
  nameLastFailure((code) => {
    lifecycle.ending();
    return end(code);
  });
  const keys = watchedKeys(settings.dataDir, (error) => say(`keys not read again: ${String(error)}`));
  const db = await openDatabase(settings);
  open.unshift({ name: 'database', run: () => db.close() });
  const threads = new DecryptThreads((error) => say(`calls are opened without threads: ${String(error)}`));
  open.unshift({ name: 'threads', run: () => threads.close() });
  const queue = (log: (error: unknown, job: string) => void) => new JobQueue(db, log);
  const app = await buildApp({ db, keys, settings, threads, operations, queue, log: process.stdout });
  open.unshift({ name: 'routes and jobs', run: () => app.close() });
  const drain = async () => {
    lifecycle.ending();
    await wait(settings.drainMs);
    await end(0);
  };
  process.on('SIGTERM', () => void drain());
  process.on('SIGINT', () => void drain());
  await app.listen({ host: settings.host, port: settings.port });
  lifecycle.serving(db);
  process.stdout.write(`gateway ready at ${settings.publicUrl} (${db.engine})\n`);
}

main().catch((error: unknown) => {
  say(inWords(error, process.env['SANDBOX_DATA']));
  process.exit(1);
});
