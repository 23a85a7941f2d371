import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Two processes on one PGlite data directory destroy it: a pid file keeps the second one out.
 * A lock left by a killed process is taken over. Returns the release function.
 */
export function takeLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'gateway.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (owner !== process.pid && Number.isInteger(owner) && owner > 0 && alive(owner)) {
        throw new Error(
          `The sandbox data in ${dataDir} is in use by process ${owner}. Stop that gateway first.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Could not lock the sandbox data in ${dataDir}.`);
}
