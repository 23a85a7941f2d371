import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { seconds } from './run.mjs';

const CASES = join(import.meta.dirname, 'compat', 'cases');
const WIDTH = 14;

/** Names of the cases: the files in compat/cases, all of them or those that the arguments name. */
function chosen(given) {
  const all = readdirSync(CASES).map((file) => file.replace(/\.mjs$/, ''));
  const unknown = given.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`no case ${unknown.join(', ')}: ${all.join(', ')}`);
  return given.length > 0 ? given : all;
}

/** Runs one case: `{ name, ok, seen }`, where `seen` says what was found. */
async function tried(name) {
  const start = performance.now();
  const { run } = await import(`./compat/cases/${name}.mjs`);
  const row = await run().then(
    (seen) => ({ name, ok: true, seen }),
    (error) => ({ name, ok: false, seen: error.message }),
  );
  return { ...row, seen: `${row.seen} (${seconds(start)})` };
}

/** `npm run compat`, or `npm run compat -- lineEnds` for some cases: runs the conditions of other systems one after the other, and prints a table of the results. */
async function compat() {
  await ensureInstalled();
  const rows = [];
  for (const name of chosen(process.argv.slice(2))) rows.push(await tried(name));
  for (const { name, ok, seen } of rows)
    process.stdout.write(`${ok ? '✓' : '✗'} ${name.padEnd(WIDTH)} ${seen}\n`);
  process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
}

compat().catch(giveUp);
