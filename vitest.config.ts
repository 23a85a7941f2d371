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
      {
        // In a real browser against the real gateway: need dist/h5.
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['test/journeys/**/*.journey.ts'],
          testTimeout: 180_000,
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
