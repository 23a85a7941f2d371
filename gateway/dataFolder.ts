import { chmodSync, mkdirSync, statSync } from 'node:fs';

const PRIVATE = 0o700;
/** Set on folders that many share, such as /tmp: who may read those is not this gateway's to say. */
const STICKY = 0o1000;

/** Makes the gateway's data folder, for its own user alone: keys and people's data lie in it. One that was there is closed too. */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE });
  const { mode, uid } = statSync(dataDir);
  const own = uid === process.getuid?.();
  if (own && (mode & STICKY) === 0 && (mode & 0o777) !== PRIVATE) chmodSync(dataDir, PRIVATE);
}
