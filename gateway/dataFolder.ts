import { chmodSync, mkdirSync, statSync } from 'node:fs';

const PRIVATE = 0o700;
/** Set on shared folders such as /tmp, whose permissions this gateway must not change. */
const STICKY = 0o1000;

/** Makes the gateway's data folder, readable by its own user only: it holds keys and personal data. Restricts an existing folder, too. */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE });
  const { mode, uid } = statSync(dataDir);
  const own = uid === process.getuid?.();
  if (own && (mode & STICKY) === 0 && (mode & 0o777) !== PRIVATE) chmodSync(dataDir, PRIVATE);
}
