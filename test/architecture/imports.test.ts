import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './files';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** Lists 'rule: from' for every import in `folder` that breaks .dependency-cruiser.cjs. */
function violations(folder: string, sources: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
      ...sources,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Violation[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

/**
 * A small project in which each file breaks one rule, named in front of the file. `npm run check`, the first step of `npm test`, checks the real
 * project against the same rules.
 */
const BROKEN: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['settings-are-a-leaf', 'src/settings.ts', "import '@/domain/money';"],
  ['contract-alone', 'src/contract/bad.ts', "import '../domain/money';"],
  ['wire-alone', 'src/wire/bad.ts', "import '@/platform/random';"],
  ['platform-alone', 'src/platform/camera/take.ts', "import '@/stores/session';"],
  ['domain-decides', 'src/domain/bad.ts', "import '@/request/call';"],
  [
    'domain-has-types-of-the-contract',
    'src/domain/schema.ts',
    "import { credit } from '@/contract/credit'; credit;",
  ],
  ['request-sends', 'src/request/bad.ts', "import '@/stores/session';"],
  ['navigation', 'src/navigation/bad.ts', "import '@/stores/session';"],
  ['stores', 'src/stores/bad.ts', "import '@/components/button';"],
  ['model', 'src/model/bad.ts', "import '@/stores/session';"],
  ['features', 'src/features/bad.ts', "import '@/wire/seal';"],
  ['features-by-their-index', 'src/pages/repay/peek.model.ts', "import '@/features/card/inner';"],
  ['features-know-features-by-their-index', 'src/features/loan/peek.ts', "import '@/features/card/inner';"],
  ['runtime-is-started', 'src/stores/late.ts', "import '@/runtime/launch';"],
  ['app-shell-is-around-all', 'src/components/shell.ts', "import '@/appShell/cover';"],
  ['components-show', 'src/components/bad.tsx', "import '@/platform/random';"],
  ['views-show', 'src/pages/repay/bad.tsx', "import '@/request/call';"],
  ['pages-keep-apart', 'src/pages/repay/bad.model.ts', "import '../login/index.model';"],
  ['pages-are-the-top', 'src/app.ts', "import './pages/login/index.model';"],
  ['app-has-no-gateway', 'src/pages/login/bad.model.ts', "import '../../../gateway/ledger';"],
  ['gateway-answers', 'gateway/bad.ts', "import '@/platform/random';"],
  ['taro-at-the-edges', 'src/stores/taro.ts', "import Taro from '@tarojs/taro'; Taro;"],
  ['no-variant-by-name', 'src/platform/camera/index.ts', "import './index.weapp';"],
  ['no-tests-in-the-product', 'src/domain/tested.ts', "import '../../test/thing';"],
  ['no-cycles', 'src/wire/first.ts', "import './second';"],
  ['resolvable', 'src/wire/lost.ts', "import './nowhere';"],
];
const SOUND: readonly (readonly [file: string, text: string])[] = [
  ['src/features/card/inner.ts', "import '@/model/form'; import '@/stores/session';"],
  ['src/features/card/index.ts', "import './inner';"],
  ['src/features/loan/card.ts', "import '@/features/card';"],
  ['src/model/form.ts', "import '@/request/call';"],
  ['src/runtime/launch.ts', "import '@/features/card'; import '@/stores/session';"],
  ['src/compose.ts', "import './runtime/launch';"],
  ['src/appShell/cover.ts', "import '@/runtime/launch';"],
  ['src/domain/money.ts', "import type { Credit } from '@/contract/credit'; export type { Credit };"],
  ['src/contract/credit.ts', 'export const credit = 1; export type Credit = typeof credit;'],
  ['src/platform/random.ts', "import '../settings';"],
  ['src/request/call.ts', "import '@/wire/seal'; import '@/contract/credit'; import '@/platform/random';"],
  ['src/stores/session.ts', "import '@/request/call'; import '@/domain/money';"],
  ['src/components/button.tsx', "import '@/domain/money';"],
  [
    'src/pages/login/index.model.ts',
    "import '@/request/call'; import '@/stores/session'; import '@/platform/random';",
  ],
  [
    'src/pages/login/index.tsx',
    "import './index.model'; import '@/components/button'; import '@tarojs/taro';",
  ],
  ['src/wire/seal.ts', 'export {};'],
  ['src/wire/second.ts', "import './first';"],
  ['gateway/ledger.ts', "import '@/wire/seal'; import '@/domain/money'; import '@/contract/credit';"],
  ['test/thing.ts', 'export {};'],
];

describe('the rules', () => {
  let project: string;
  let found: string[];
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'project-'));
    for (const [file, text] of [...SOUND, ...BROKEN.map(([, file, text]) => [file, text] as const)]) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json'])
      copyFileSync(join(root, file), join(project, file));
    found = violations(project, ['src', 'gateway', 'test']);
  }, 120_000);
  afterAll(() => {
    rmSync(project, { recursive: true });
  });

  it.each(BROKEN)('%s is broken by %s', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it('report nothing for sound files', () => {
    // A cycle is reported at both ends; this project installs no package.
    const told = ['no-cycles: src/wire/second.ts', 'resolvable: src/pages/login/index.tsx'];
    const sound = new Set(SOUND.map(([file]) => file));
    expect(found.filter((line) => sound.has(line.split(': ')[1] ?? '') && !told.includes(line))).toEqual([]);
  });
});
