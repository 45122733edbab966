import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.mjs';
import { TOLERANCE } from './tests/shots/verdict.ts';
import { sourcePlugins } from './vite.config.ts';

/** Milliseconds: a busy machine is slow, not wrong. */
const PATIENCE = 30_000;

/** Where pictures go that differ from those that are kept. */
const REPORTS = '.cache/shots';

export default defineConfig({
  test: {
    attachmentsDir: path.join(REPORTS, 'attachments'),
    projects: [
      {
        plugins: [sourcePlugins()],
        define: { __DEMO__: 'false' },
        // One copy of graphql: packages that run as they are would load its other build, whose classes are not the same.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          testTimeout: PATIENCE,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'model',
          environment: 'node',
          isolate: false,
          testTimeout: PATIENCE,
          include: ['tests/model/**/*.test.ts'],
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          // As in playwright.config.ts: counted by `npm test`.
          retry: process.env['CI'] ? 1 : 0,
          testTimeout: 2 * PATIENCE,
          // In one page at a time: one that is not in front gets no frames, so what it animates never ends.
          fileParallelism: false,
          // And one after the other in the same page: opening it anew for each file takes a quarter of the time.
          isolate: false,
          setupFiles: ['tests/shots/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            // They would stand beside the stories, named like stories, and Storybook could not read its index.
            screenshotFailures: false,
            // What only Vitest's own pages read; a story that fails is opened in Storybook.
            traceView: { mode: 'off' },
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorOptions: TOLERANCE,
                resolveScreenshotPath: ({ root, arg, ext }) => path.join(root, 'tests/shots/pictures', arg + ext),
                resolveDiffPath: ({ root, arg, ext }) => path.join(root, REPORTS, arg + ext),
              },
            },
          },
        },
      },
    ],
  },
});
