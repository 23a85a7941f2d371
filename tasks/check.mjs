import { ensureInstalled } from './install.mjs';
import { inLanes } from './lanes.mjs';
import { giveUp, isMain } from './root.mjs';
import { runPackage, seconds } from './run.mjs';

/** The longest first, because two run at a time. */
const PARTS = [
  ['lint', 'eslint/bin/eslint.js', ['--max-warnings', '0', '.']],
  [
    'types',
    'typescript/bin/tsc',
    ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ],
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
  ['types of the console', 'typescript/bin/tsc', ['-p', 'gateway/console/page']],
];

async function checkPart([name, script, args]) {
  const start = performance.now();
  const { code, output } = await runPackage(script, args);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(start)})\n`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  return { name, ok: code === 0 };
}

/** Types, lint, import rules and formatting of everything, as jobs that return `{ name, ok }`; each runs even if another one fails. */
export const checks = PARTS.map((part) => () => checkPart(part));

if (isMain(import.meta)) {
  ensureInstalled()
    .then(() => inLanes(checks))
    .then((results) => process.exit(results.every(({ ok }) => ok) ? 0 : 1))
    .catch(giveUp);
}
