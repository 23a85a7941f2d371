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
 * Two processes on one PGlite data directory destroy it, so an operating-system lock keeps the second one out. The lock belongs to the open
 * file and ends with the process, even after a crash. The lock file is never deleted: otherwise two processes could each lock a different
 * file. The pid file beside it only says who holds the lock. Returns the release function.
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
