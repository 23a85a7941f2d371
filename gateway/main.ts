import { buildApp } from './app';
import { openDatabase } from './database';
import { watchedKeys } from './keyring';
import { readSettings } from './settings';

/** Starts one gateway process; SIGTERM and SIGINT end it cleanly. */
async function main(): Promise<void> {
  // All files that the process writes, PGlite's too, are readable by its own user only.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const keys = watchedKeys(settings.dataDir, (error) => {
    process.stderr.write(`keys not read again: ${String(error)}\n`);
  });
  const db = await openDatabase(settings);
  const app = await buildApp({ db, keys, settings });
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void app
      .close()
      .then(() => db.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  await app.listen({ host: settings.host, port: settings.port });
  process.stdout.write(`gateway ready at ${settings.publicUrl} (${db.engine})\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
