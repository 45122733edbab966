import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.mjs';
import { sourcePlugins } from './vite.config.ts';

/** Milliseconds: a busy machine is slow, not wrong. */
const PATIENCE = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [sourcePlugins()],
        define: { __DEMO__: 'false' },
        // One copy of graphql: packages that run as they are would load its other build, whose classes are not the same.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: { name: 'unit', environment: 'node', testTimeout: PATIENCE, include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        test: { name: 'model', environment: 'node', testTimeout: PATIENCE, include: ['tests/model/**/*.test.ts'] },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          // As in playwright.config.ts: counted by `npm test`.
          retry: process.env['CI'] ? 1 : 0,
          // In one page at a time: one that is not in front gets no frames, so what it animates never ends.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
