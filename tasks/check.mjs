import { ensureInstalled } from './install.mjs';
import { inLanes } from './lanes.mjs';
import { giveUp, isMain } from './root.mjs';
import { run, runPackage, seconds } from './run.mjs';

const LINT = [
  ...['--max-warnings', '0', '--no-warn-ignored'],
  ...['--cache', '--cache-location', '.cache/lint', '--cache-strategy', 'content'],
];
const TYPES = [
  'typescript/bin/tsc',
  ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
];

/** The report says with each import what its rule is for. */
const IMPORTS = [
  'dependency-cruiser/bin/dependency-cruise.mjs',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
];

/** The longest first, because two run at a time. */
const PARTS = [
  ['lint', 'eslint/bin/eslint.js', [...LINT, '.']],
  ['types', ...TYPES],
  [
    'import rules',
    IMPORTS[0],
    [
      ...IMPORTS[1],
      ...['--cache', '.cache/import-rules', '--cache-strategy', 'content'],
      ...['src', 'gateway', 'test'],
    ],
  ],
  [
    'formatting',
    'prettier/bin/prettier.cjs',
    ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/formatting', '.'],
  ],
  ['types of the partners', 'typescript/bin/tsc', ['-p', 'gateway/console/page']],
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

/** Files that differ from the last commit. */
async function changedFiles() {
  const asked = [
    ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const lists = await Promise.all(asked.map((args) => run('git', args)));
  return lists.flatMap(({ output }) => output.split(/\r?\n/).filter(Boolean));
}

/** `npm run check -- --changed`: types, and lint, import rules and formatting of the changed files. */
async function checksOfChanged() {
  const files = await changedFiles();
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const parts = [['types', ...TYPES]];
  if (code.length > 0) parts.push(['lint', 'eslint/bin/eslint.js', [...LINT, ...code]]);
  // From there it follows the imports, so it finds a cycle too. The whole project takes several times as long after any change, in spite of the cache.
  const ruled = code.filter((file) => /^(src|gateway|test)\//.test(file));
  if (ruled.length > 0) parts.push(['import rules', IMPORTS[0], [...IMPORTS[1], ...ruled]]);
  if (files.length > 0)
    parts.push([
      'formatting',
      'prettier/bin/prettier.cjs',
      ['--check', '--log-level', 'warn', '--ignore-unknown', ...files],
    ]);
  return parts.map((part) => () => checkPart(part));
}

if (isMain(import.meta)) {
  ensureInstalled()
    .then(() => (process.argv.includes('--changed') ? checksOfChanged() : checks))
    .then(inLanes)
    .then((results) => process.exit(results.every(({ ok }) => ok) ? 0 : 1))
    .catch(giveUp);
}
