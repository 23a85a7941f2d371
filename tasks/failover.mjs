import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installDebian } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

const WAYS = { direct: 'test/failover/direct', pooled: 'test/failover/pooled' };

/** Where Debian keeps PostgreSQL, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
const POOLER = '/usr/sbin/pgbouncer';
const BY_HAND =
  'PostgreSQL with pg_basebackup, or pgbouncer, is missing: apt-get install postgresql pgbouncer (Debian), or give the folder of pg_basebackup as ' +
  'POSTGRES_BIN and the path of pgbouncer as PGBOUNCER.';

function findServers() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newestFirst = versions.sort((a, b) => b - a).map((version) => join(DEBIAN, String(version), 'bin'));
  const folders = [process.env.POSTGRES_BIN, ...newestFirst].filter((folder) => folder !== undefined);
  const found = {
    POSTGRES_BIN: folders.find((folder) => existsSync(join(folder, 'pg_basebackup'))),
    PGBOUNCER: [process.env.PGBOUNCER, POOLER].find((path) => path !== undefined && existsSync(path)),
  };
  return Object.values(found).includes(undefined) ? undefined : found;
}

/** Paths of the servers as environment for the test; installs them from Debian's packages if that is allowed. */
async function ensureServers() {
  const found = findServers();
  if (found !== undefined) return found;
  await installDebian(['postgresql', 'pgbouncer']).catch(() => {
    throw new Error(BY_HAND);
  });
  const installed = findServers();
  if (installed === undefined) throw new Error(BY_HAND);
  return installed;
}

/** The primary of two gateways dies ten times, or `--rounds`, and its standby is promoted; the same behind pgbouncer. `--only direct` or `pooled`. */
async function failover() {
  const { rounds, only } = parseArgs({
    options: { rounds: { type: 'string', default: '10' }, only: { type: 'string' } },
  }).values;
  const paths = only === undefined ? Object.values(WAYS) : [WAYS[only]];
  if (!/^[1-9]\d*$/.test(rounds) || paths.includes(undefined))
    throw new Error('npm run failover -- [--rounds 10] [--only direct|pooled]');
  await ensureInstalled();
  const servers = await ensureServers();
  const { code } = await runPackage(
    'jest/bin/jest.js',
    [
      ...['-c', 'jest.config.mjs', '--runInBand', '--selectProjects', 'failover'],
      ...['--testPathPatterns', ...paths],
    ],
    { show: true, env: { ...servers, ROUNDS: rounds } },
  );
  process.exit(code);
}

failover().catch(giveUp);
