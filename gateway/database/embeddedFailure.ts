import { accessSync, constants, statfsSync } from 'node:fs';

/** What a new database takes, with room to begin. */
const LEAST_BYTES = 96 * 1024 * 1024;

const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null) {
    const { name, errno } = error as { name?: unknown; errno?: unknown };
    return `${String(name ?? 'failure')} ${String(errno ?? '')}`.trim();
  }
  return String(error);
};

function causeIn(dataDir: string): string | undefined {
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(dataDir);
    const left = bavail * bsize;
    if (left < LEAST_BYTES)
      return `There is no room in ${dataDir} (${Math.floor(left / 1024 / 1024)} MB left): make room, then start again`;
    return undefined;
  } catch {
    return `The folder ${dataDir} cannot be written: give its user the right, or name another one by SANDBOX_DATA`;
  }
}

/** Why the embedded database does not open, in words: the engine itself throws objects without a message, and hints for its makers. */
export function embeddedFailure(dataDir: string, error: unknown): Error {
  const cause =
    causeIn(dataDir) ??
    `The database in ${dataDir} cannot be opened, its files are damaged or of another version: put a backup in its place, or move the folder ` +
      'away to begin with an empty one';
  return new Error(`${cause}. (${textOf(error)})`);
}
