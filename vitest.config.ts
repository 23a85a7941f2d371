import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('./src', import.meta.url));

// Taro's elements as plain ones; NutUI's icons import them too, so they go through the same resolver.
const host = fileURLToPath(new URL('./test/components/host.tsx', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@': src, '@tarojs/components': host } },
  test: {
    server: { deps: { inline: [/@nutui[\\/]/] } },
    maxWorkers: 2,
    minWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          testTimeout: 180_000,
          hookTimeout: 120_000,
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
          hookTimeout: 120_000,
        },
      },
      {
        // About the built mini-program: needs dist/weapp.
        extends: true,
        test: { name: 'package', environment: 'node', include: ['test/package/**/*.gate.ts'] },
      },
    ],
  },
});
