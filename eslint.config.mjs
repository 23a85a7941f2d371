import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { knownToBrowsers } from './tasks/lint/knownToBrowsers.mjs';

const typed = [
  'src/**/*.{ts,tsx}',
  'gateway/**/*.{ts,tsx}',
  'test/**/*.{ts,tsx}',
  'config/**/*.ts',
  'tasks/**/*.ts',
  '*.ts',
];
const sqlOutside = {
  selector:
    'CallExpression[callee.property.name=/^(query|script)$/], CallExpression[callee.name=/^(first|insert)$/]',
  message: 'SQL belongs in gateway/queries, the ledger and the database.',
};
const targetName = {
  selector: "MemberExpression[property.name='TARO_ENV'], MemberExpression[property.value='TARO_ENV']",
  message: 'What differs by target belongs in src/platform.',
};
const lateMove = {
  selector: 'AwaitExpression > CallExpression[callee.name=/^(back|replace)$/]',
  message: 'The person may have left the page by then: use PageMoves.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'gateway/node_modules/',
      '.cache/',
      '.sandbox/',
      '.swc/',
      'coverage/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typed,
    extends: [...tseslint.configs.strict, ...tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // A leading underscore means: unused on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // `void promise` marks a promise that is not awaited on purpose.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      // Handlers of views may be async: Taro and Fastify ignore the return value.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A port's method may be async although one of its adapters awaits nothing.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'no-restricted-syntax': ['error', targetName],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gateway/**/*.{ts,tsx}', 'config/**/*.ts', 'tasks/**/*.{mjs,ts}'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      // In some cases the spec asks for a log entry and nothing else.
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { yunling: { rules: { 'known-to-browsers': knownToBrowsers } } },
    rules: { 'yunling/known-to-browsers': ['error', { polyfilled: ['Object.fromEntries'] }] },
  },
  {
    files: ['src/pages/**/*.model.ts'],
    rules: { 'no-restricted-syntax': ['error', targetName, lateMove] },
  },
  {
    files: ['gateway/**/*.ts'],
    ignores: ['gateway/{queries,ledger,database}/**'],
    rules: { 'no-restricted-syntax': ['error', targetName, sqlOutside] },
  },
  {
    files: ['src/**/*.tsx', 'gateway/console/workbench/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      // Each default of a prop and each optional part of a view counts as a branch.
      complexity: ['error', 20],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    // Jest's matchers (expect.any, expect.objectContaining) are of type any.
    rules: { 'max-lines': ['error', 250], '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  // These files depend on the target: adapters, and code that only the build runs.
  { files: ['src/platform/**', 'src/app.config.ts', 'config/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: [
      'tasks/**/*.mjs',
      'test/{runner,mutation}/*.cjs',
      '*.mjs',
      '*.cjs',
      '*.js',
      'config/**/*.js',
      'gateway/wire/*.js',
      'gateway/documents/{pages,drawing}/*.js',
    ],
    languageOptions: {
      globals: {
        process: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        URL: 'readonly',
        TextEncoder: 'readonly',
        module: 'writable',
        require: 'readonly',
        __filename: 'readonly',
      },
    },
  },
  // The callback pages and the page for old browsers: served as they are, to any browser. An old browser does not support catch without a name.
  {
    files: ['src/callback/**/*.js', 'src/appShell/tooOld.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        ['window', 'document', 'navigator', 'location', 'localStorage', 'setTimeout'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
    rules: {
      'no-unused-vars': ['error', { caughtErrors: 'none' }],
      'no-empty': ['error', { allowEmptyCatch: true }],
    },
  },
  // The sandbox's partners: served as they are, run by a browser.
  {
    files: ['gateway/console/page/partners/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['document', 'location', 'fetch', 'URLSearchParams', 'setTimeout'].map((name) => [name, 'readonly']),
      ),
    },
  },
);
