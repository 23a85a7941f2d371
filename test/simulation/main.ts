import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openEngine, type Engine } from './database';
import { simulate } from './simulation';

/** `npm run simulate`: random histories of borrowers against the real gateway and a small model of the lending rules. */

const TELL_EVERY = 100;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      path: { type: 'string' },
      postgres: { type: 'boolean', default: false },
    },
  });
  const engine: Engine = values.postgres ? 'postgres' : 'pglite';
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  process.stdout.write(`${runs} histories on ${engine}, seed ${seed}\n`);
  const start = performance.now();
  const db = await openEngine(engine);
  let count = 0;
  const lived = () => {
    count += 1;
    if (count % TELL_EVERY === 0) process.stdout.write(`${count}\n`);
  };
  try {
    const wrong = await simulate(db, { runs, seed, lived, ...(values.path && { path: values.path }) });
    const took = `${((performance.now() - start) / 1000).toFixed(0)} s`;
    process.stdout.write(wrong === undefined ? `all agree (${took})\n` : `✗ ${wrong}\n`);
    process.exitCode = wrong === undefined ? 0 : 1;
  } finally {
    await db.close();
  }
}

void main();
