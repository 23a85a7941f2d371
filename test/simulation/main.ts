import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openEngine, type Engine } from './database';
import { seedsFrom, simulatePeople } from './people/simulate';
import { simulate } from './simulation';

/**
 * `npm run simulate`: people on bad days over the real gateway (people/), one world for each seed; with `--runs`, random histories of borrowers
 * against a small model of the lending rules instead.
 */

const TELL_EVERY = 100;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    first: { type: 'string', default: '1' },
    steps: { type: 'string', default: '150' },
    runs: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    path: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const engine: Engine = values.postgres ? 'postgres' : 'pglite';

let count = 0;
let records = 0;
const lived = (written = 0) => {
  count += 1;
  records += written;
  if (count % TELL_EVERY === 0) process.stdout.write(`${count}\n`);
};

async function people(): Promise<string | undefined> {
  const [first, steps] = [Number(values.first), Number(values.steps)];
  const seeds = seedsFrom(first, Number(values.seeds));
  const gateways = engine === 'postgres' ? 2 : 1;
  process.stdout.write(`${seeds.length} worlds of ${steps} steps on ${engine}, from seed ${first}\n`);
  const wrong = await simulatePeople({ engine, seeds, steps, gateways, lived });
  process.stdout.write(`${records} records of gateway, apps and network name no person\n`);
  return wrong;
}

async function histories(): Promise<string | undefined> {
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  process.stdout.write(`${runs} histories on ${engine}, seed ${seed}\n`);
  const db = await openEngine(engine);
  try {
    return await simulate(db, { runs, seed, lived, ...(values.path && { path: values.path }) });
  } finally {
    await db.close();
  }
}

async function main(): Promise<void> {
  const start = performance.now();
  const wrong = await (values.runs === undefined ? people() : histories());
  const took = `${((performance.now() - start) / 1000).toFixed(0)} s`;
  process.stdout.write(wrong === undefined ? `all hold (${took})\n` : `✗ ${wrong}\n`);
  process.exit(wrong === undefined ? 0 : 1);
}

void main();
