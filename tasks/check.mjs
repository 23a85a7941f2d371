import { ensureInstalled } from './install.mjs';
import { giveUp, isMain } from './root.mjs';
import { runPackage, seconds } from './run.mjs';

const PARTS = [
  [
    'types',
    'typescript/bin/tsc',
    ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ],
  ['types of the console', 'typescript/bin/tsc', ['-p', 'gateway/console/page']],
  ['lint', 'eslint/bin/eslint.js', ['--max-warnings', '0', '.']],
  [
    'import rules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    [
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
      ...['--cache', '.cache/import-rules', '--cache-strategy', 'content'],
      ...['src', 'gateway', 'test'],
    ],
  ],
  [
    'formatting',
    'prettier/bin/prettier.cjs',
    ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/formatting', '.'],
  ],
];

async function checkPart([name, script, args]) {
  const start = performance.now();
  const { code, output } = await runPackage(script, args);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(start)})\n`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  return { name, ok: code === 0 };
}

/** Types, lint, import rules and formatting of everything; each check runs even if another one fails. */
export async function check() {
  const results = [];
  for (const part of PARTS) results.push(await checkPart(part));
  return results;
}

if (isMain(import.meta)) {
  ensureInstalled()
    .then(check)
    .then((results) => process.exit(results.every(({ ok }) => ok) ? 0 : 1))
    .catch(giveUp);
}
