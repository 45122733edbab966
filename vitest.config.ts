import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { launchOptions } from './scripts/chromium.mjs';
import { chosenSeeds } from './tests/answers/choice.ts';
import { TOLERANCE } from './tests/shots/verdict.ts';
import { SOURCES, UNIT } from './tests/unit/project.ts';
import { sourcePlugins } from './vite.config.ts';

/** Milliseconds; generous, for a busy machine. */
const PATIENCE = 30_000;

/** The folder for pictures that differ from the stored ones. */
const REPORTS = '.cache/shots';

/** Keeps React from reporting to the browser's profiler. */
const WITHOUT_TRACKS = 'tests/without-tracks.ts';

/** How tests in a browser run. */
const IN_BROWSER = {
  // As in playwright.config.ts.
  retry: process.env['CI'] ? 2 : 0,
  testTimeout: 2 * PATIENCE,
  // One page at a time: a page in the background gets no frames, so its animations never end.
  fileParallelism: false,
  // All files in the same page: a new one for each file would take a quarter of the time.
  isolate: false,
} as const;

/** A new object for each project, since Vitest writes its name into it. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  // They would be stored beside the stories under names that Storybook takes for stories.
  screenshotFailures: false,
  // Only Vitest's own interface shows traces; a failed story is opened in Storybook.
  traceView: { mode: 'off' },
  provider: playwright({ launchOptions: launchOptions({ windowless: true }) }),
  instances: [{ browser: 'chromium' }],
});

/** The projects that the command line asks for; none: all. */
const { project: asked = [] } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true } },
}).values;

/**
 * Vitest reads every project before it chooses, and Storybook's plugin takes three seconds of the processor: it is left out
 * where only others are asked for.
 */
const storybook =
  (asked.length === 0 || asked.some((name) => !['unit', 'model', 'answers'].includes(String(name)))) &&
  import('@storybook/addon-vitest/vitest-plugin').then(({ storybookTest }) =>
    storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
  );

export default defineConfig({
  test: {
    attachmentsDir: path.join(REPORTS, 'attachments'),
    projects: [
      {
        ...SOURCES,
        plugins: [sourcePlugins()],
        test: UNIT,
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
        plugins: [storybook],
        test: {
          name: 'stories',
          ...IN_BROWSER,
          setupFiles: [WITHOUT_TRACKS, 'tests/shots/setup.ts'],
          browser: {
            ...browser(),
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
      {
        extends: './.storybook/vite.config.ts',
        test: {
          ...IN_BROWSER,
          name: 'answers',
          include: ['tests/answers/**/*.test.tsx'],
          setupFiles: [WITHOUT_TRACKS],
          provide: { seeds: chosenSeeds() },
          browser: browser(),
        },
      },
    ],
  },
});
