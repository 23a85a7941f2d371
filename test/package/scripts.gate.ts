import { Linter } from 'eslint';
import { rowsOf } from '../architecture/files';
import { read, scripts } from './program';

/** What the script engine of a mini-program offers, besides the language. */
const GLOBALS = [
  ...['wx', 'App', 'Page', 'Component', 'Behavior', 'getApp', 'getCurrentPages'],
  ...['console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
];
const RULES = {
  'no-undef': 'error',
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-implied-eval': 'error',
} as const;

const linter = new Linter({ configType: 'flat' });

/** Each message as "rule<TAB>what". */
function remarksOf(text: string): readonly string[] {
  const remarks = linter.verify(
    text,
    [
      {
        files: ['**/*.js'],
        // The upload compiles scripts down (official.gate.ts); nothing newer than what its tools can parse may reach it.
        languageOptions: {
          ecmaVersion: 2020,
          sourceType: 'commonjs',
          globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])),
        },
        linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
        rules: RULES,
      },
    ],
    'script.js',
  );
  return [
    ...new Set(
      remarks
        // The other messages say that a comment was ignored.
        .filter(({ ruleId, fatal }) => ruleId !== null || fatal)
        .map(({ ruleId, message }) => {
          const name = /^'(.+)' is not defined\.$/.exec(message)?.[1];
          return `${ruleId ?? 'does not parse'}\t${name ?? message}`;
        }),
    ),
  ];
}

/** The file, or `*` for the package and the hash of a part that several pages of one package use. */
const placeOf = (file: string) =>
  file.replace(/^pages\/.+\/sub-common\/[0-9a-f]{32}\.js$/, 'pages/*/sub-common/*.js');

const allowed = rowsOf('test/package/lists/evaluators.tsv');

describe('the scripts of the mini-program', () => {
  it('use only what a mini-program has, and make no code from text, except what is listed', () => {
    const found = scripts.flatMap((file) =>
      remarksOf(read(file)).map((remark) => `${placeOf(file)}\t${remark}`),
    );
    expect([...new Set(found)].sort()).toEqual(allowed.map((row) => row.slice(0, 3).join('\t')).sort());
  }, 120_000);

  it('match the list of exceptions, each with a reason', () => {
    const places = scripts.map(placeOf);
    for (const [file = '', , , why = ''] of allowed) {
      expect(places).toContain(file);
      expect(why.length).toBeGreaterThan(10);
    }
  });
});

describe('the rules', () => {
  it.each([
    ['fetch("https://x.example")', 'no-undef\tfetch'],
    ['document.title', 'no-undef\tdocument'],
    ['eval("1")', 'no-eval\teval can be harmful.'],
    ['new Function("return 1")', 'no-new-func\tThe Function constructor is eval.'],
    [
      'setTimeout("x()", 1)',
      'no-implied-eval\tImplied eval. Consider passing a function instead of a string.',
    ],
    ['/* eslint-disable */ document.title', 'no-undef\tdocument'],
    ['class A { #a = 1; static {} }', "does not parse\tParsing error: Unexpected character '#'"],
  ])('report %s', (text, remark) => {
    expect(remarksOf(text)).toEqual([remark]);
  });
});
