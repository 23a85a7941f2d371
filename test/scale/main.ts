import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../gateway/database/postgres';
import { PATIENT } from '../gateway/bank/postgres';
import { ensureKeys, type SandboxKeys } from '../../gateway/keys';
import { Databases, type Filled } from './databases';
import { dayLine, measureDay, slowDays, type Day } from './day';
import { openGateway, welcome } from './host';
import { clear, measureRound, noSamples, type Host } from './measure';
import { grownLine, heavy, lines, tables, tooMuch } from './report';
import { grownStatements, wholeReads, type Grown } from './statements';

/**
 * What calls cost with many customers: `npm run scale -- --customers 1000,100000,1000000 --rounds 8`. People live months through the real gateway; SQL copies
 * them until there are as many as asked; then the same kinds of people make the same calls in each database. Before that, the day on which most people
 * are reminded, with one process and with four (`--processes 1,4`).
 */

/** Bytes on the disk for each customer while the database is filled: measured, and rounded up. */
const BYTES_EACH = 40_000;
const WARM_UP = 2;
/** With fewer rows than this the planner may well prefer to read a table from end to end. */
const MANY = 100_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '8' },
    processes: { type: 'string', default: '1,4' },
  },
});

/** The sizes that the disk can hold together. */
function fitting(sizes: readonly number[]): readonly number[] {
  const { bavail, bsize } = statfsSync(tmpdir());
  let left = bavail * bsize;
  return sizes.filter((size) => {
    const fits = size * BYTES_EACH < left;
    if (fits) left -= size * BYTES_EACH;
    else say(`✗ ${size} customers are left out: the disk has no room for them`);
    return fits;
  });
}

/** The rounds over all databases, and tables of the large ones that a call has read from end to end. */
async function measure(databases: Databases, made: readonly Filled[], keys: SandboxKeys, dataDir: string) {
  const { watch } = databases;
  const before = await Promise.all(made.map(({ database, address }) => wholeReads(watch, database, address)));
  const open = [];
  for (const { customers, database, address } of made) {
    const db = openPostgres(address, PATIENT);
    const { app, world } = await openGateway(db, keys, dataDir);
    const guests = await welcome(world, customers);
    open.push({ db, app, host: { customers, database, guests, samples: noSamples() } });
  }
  const hosts: readonly Host[] = open.map(({ host }) => host);
  for (let round = 0; round < WARM_UP; round += 1) await measureRound(watch, hosts);
  clear(hosts);
  await watch.query('select pg_stat_statements_reset()');
  for (let round = 0; round < Number(values.rounds); round += 1) await measureRound(watch, hosts);
  for (const { app, db } of open) {
    await app.close();
    await db.close();
  }
  const whole: string[] = [];
  for (const [index, { customers, database, address }] of made.entries()) {
    if (customers < MANY) continue;
    for (const [table, n] of await wholeReads(watch, database, address))
      if (databases.tables.has(table) && n > (before[index]?.get(table) ?? 0))
        whole.push(`${table} with ${customers} customers: read from end to end`);
  }
  return { hosts, whole };
}

async function grownBetween({ watch }: Databases, made: readonly Filled[]): Promise<readonly Grown[]> {
  const [first, last] = [made[0], made[made.length - 1]];
  if (first === undefined || last === undefined || first === last) return [];
  return grownStatements(watch, [first.database, last.database]);
}

async function scale(dataDir: string): Promise<readonly string[]> {
  const sizes = fitting(values.customers.split(',').map(Number));
  const keys = ensureKeys(dataDir);
  const databases = await Databases.start(dataDir, keys);
  try {
    const made: Filled[] = [];
    for (const size of sizes) {
      const one = await databases.make(size);
      say(one.about);
      made.push(one);
    }
    const days: Day[] = [];
    for (const one of made)
      for (const processes of values.processes.split(',').map(Number)) {
        const day = await measureDay(databases.watch, one, { processes, dataDir });
        say(dayLine(day));
        days.push(day);
      }
    if (Number(values.rounds) === 0) return slowDays(days);
    const { hosts, whole } = await measure(databases, made, keys, dataDir);
    for (const table of tables(hosts)) say(`\n${lines(table)}`);
    const grown = await grownBetween(databases, made);
    if (grown.length > 0) say('\nStatements that look at more pages with the most customers');
    for (const one of grown) say(grownLine(one));
    return [...slowDays(days), ...tooMuch(hosts), ...heavy(grown), ...whole];
  } finally {
    await databases.stop();
  }
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scale-'));
  const wrong = await scale(dataDir).finally(() => rmSync(dataDir, { recursive: true, force: true }));
  say(wrong.length === 0 ? '\nflat' : `\n${wrong.map((line) => `✗ ${line}`).join('\n')}`);
  process.exit(wrong.length === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
