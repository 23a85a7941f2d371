import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who runs the servers if the test runs as root, which PostgreSQL refuses. Debian's package creates this user. */
const USER = 'postgres';

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, USER]).toString());
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** The path of a program of PostgreSQL, or of pgbouncer, as tasks/failover.mjs has found them. */
export function programOf(name: 'initdb' | 'postgres' | 'pg_basebackup' | 'pgbouncer'): string {
  const { POSTGRES_BIN: folder, PGBOUNCER: pooler } = process.env;
  if (folder === undefined || pooler === undefined)
    throw new Error('Start this by npm run failover: it finds PostgreSQL.');
  return name === 'pgbouncer' ? pooler : join(folder, name);
}

/** A new folder that the servers' user can write. */
export function ownFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Starts a program as the servers' user. */
export const startProgram = (
  path: string,
  args: readonly string[],
  stdio: StdioOptions = 'ignore',
): ChildProcess => spawn(path, args, { ...user, stdio, cwd: tmpdir() });

/** Runs a program as the servers' user to its end; throws what it says if it fails. */
export async function runProgram(path: string, args: readonly string[]): Promise<void> {
  const child = startProgram(path, args, ['ignore', 'ignore', 'pipe']);
  let said = '';
  child.stderr?.on('data', (piece: Buffer) => (said += piece.toString('utf8')));
  const code = await new Promise((ended, failed) => child.once('close', ended).once('error', failed));
  if (code !== 0) throw new Error(`${path} ended with ${String(code)}: ${said}`);
}
