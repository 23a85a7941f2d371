import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import { LongestFirst } from './test/longestFirst';

const src = fileURLToPath(new URL('./src', import.meta.url));

// Taro's elements as plain ones; NutUI's icons import them too, so they go through the same resolver.
const host = fileURLToPath(new URL('./test/components/host.tsx', import.meta.url));

/**
 * What may share a worker: these suites mock no module, and domain, wire, contract and gateway keep no state in theirs. A worker of its
 * own costs a file the import of the gateway, the compiling of PGlite and the start of the OCR's reader, more than most tests do.
 */
const PLAIN = [
  'test/{architecture,contract,domain,wire}/**/*.test.ts',
  // Not those that want a document or a server to themselves, nor one that imports suites which its worker may have run before.
  'test/gateway/**/!(bankPage|facePage|kill|killMoments|onPostgres|postgres).test.ts',
];

export default defineConfig({
  resolve: { alias: { '@': src, '@tarojs/components': host } },
  test: {
    server: { deps: { inline: [/@nutui[\\/]/] } },
    maxWorkers: 2,
    minWorkers: 1,
    // A file in a fork is alone; threads are for the plain ones.
    poolOptions: { threads: { isolate: false } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: PLAIN,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: PLAIN,
          pool: 'threads',
          // After the others, not beside them: each pool would take two workers.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // In a real browser against the real gateway: need dist/h5, or dist/weapp with its host (test/weapp).
      ...(['h5', 'weapp'] as const).map((target) => ({
        extends: true as const,
        test: {
          name: `journeys-${target}`,
          environment: 'node',
          include: ['test/journeys/**/*.journey.ts'],
          env: { JOURNEY_TARGET: target },
          // A whole application, drawing and repayment on a slow machine, after a gateway with an empty database has started.
          testTimeout: 400_000,
          hookTimeout: 300_000,
        },
      })),
      {
        // The host of the mini-program against broken programs: needs dist/weapp.
        extends: true,
        test: {
          name: 'host',
          environment: 'node',
          include: ['test/weapp/**/*.gate.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        // About what was built: needs dist/h5 and dist/weapp.
        extends: true,
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.gate.ts'],
          // They read and squeeze every file of two builds: more than vitest's own five seconds on a slow machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
