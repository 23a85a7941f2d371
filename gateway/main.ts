import { buildApp } from './app';
import { openDatabase } from './database';
import { watchedKeys } from './keyring';
import { buildOperations, Lifecycle, Metrics } from './operations';
import { readSettings, type GatewaySettings } from './settings';
import { DecryptThreads } from './wire';

/** How long an end waits for the answers to requests that have arrived. */
const LAST_ANSWERS_MS = 10_000;

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
  const settings = readSettings(process.env);
  const operations = await startOperations(settings);
  const keys = watchedKeys(settings.dataDir, (error) => {
    process.stderr.write(`keys not read again: ${String(error)}\n`);
  });
  const db = await openDatabase(settings);
  const threads = new DecryptThreads((error) => {
    process.stderr.write(`calls are opened without threads: ${String(error)}\n`);
  });
  const app = await buildApp({ db, keys, settings, threads, operations });
  const { lifecycle } = operations;
  const end = async () => {
    lifecycle.ending();
    await new Promise((resolve) => setTimeout(resolve, settings.drainMs));
    await lifecycle.idle(LAST_ANSWERS_MS);
    await app.close();
    await threads.close();
    await db.close();
    await operations.close();
    process.exit(0);
  };
  let ended: Promise<void> | undefined;
  const endOnce = () => (ended ??= end());
  process.on('SIGTERM', () => void endOnce());
  process.on('SIGINT', () => void endOnce());
  await app.listen({ host: settings.host, port: settings.port });
  lifecycle.serving(db);
  process.stdout.write(`gateway ready at ${settings.publicUrl} (${db.engine})\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
