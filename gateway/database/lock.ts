import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tryLock } from 'fs-native-extensions';
import { join } from 'node:path';
import { openDataFolder } from '../dataFolder';

const ownerIn = (file: string): string => {
  try {
    return `process ${readFileSync(file, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
};

/**
 * Two processes on one PGlite data directory destroy it: a lock of the operating system keeps the second one out. It belongs to the open
 * file, so it ends with the process, however that ends. Its file stays: with a file that comes and goes, two could each lock one. The pid
 * file beside it only says who holds the lock. Returns the release function.
 */
export function takeLock(dataDir: string): () => void {
  openDataFolder(dataDir);
  const pidFile = join(dataDir, 'gateway.pid');
  const handle = openSync(join(dataDir, 'gateway.lock'), 'a', 0o600);
  if (!tryLock(handle)) {
    closeSync(handle);
    throw new Error(
      `The sandbox data in ${dataDir} is in use by ${ownerIn(pidFile)}. Stop that gateway first.`,
    );
  }
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 });
  return () => {
    rmSync(pidFile, { force: true });
    closeSync(handle);
  };
}
