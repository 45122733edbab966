import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

/** The first of three ports. With another one two runs can go on at the same time. */
const DEMO_PORT = Number(process.env['E2E_PORT'] ?? 4180);
const LIVE_PORT = DEMO_PORT + 1;
const API_PORT = DEMO_PORT + 2;

const address = (port: number): string => `http://localhost:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Two retries, on a server only, whose processors others use. `npm test` counts retried tests, so that they are repaired.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 120_000,
  // Two browsers and their servers share two processors.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    // Fails with the reason instead of using up the time of the test.
    actionTimeout: 60_000,
    // It would cache the whole application in each browser context, a third of a test's time. Tests of the service worker
    // allow it.
    serviceWorkers: 'block',
    // A trace costs a third of a run; `--trace on` takes one while debugging.
    trace: 'on-first-retry',
    launchOptions: launchOptions({ windowless: true }),
  },
  projects: [
    {
      name: 'demo',
      testIgnore: '**/live{*.spec.ts,/**}',
      // Animations cost a sixth of the time; the other project shows them.
      use: { baseURL: address(DEMO_PORT), contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'live', testMatch: '**/live{*.spec.ts,/**/*.spec.ts}', use: { baseURL: address(LIVE_PORT) } },
  ],
  webServer: [
    { command: `node scripts/serve.mjs dist-demo --port ${DEMO_PORT}`, url: address(DEMO_PORT) },
    {
      command: `node scripts/serve.mjs dist --port ${LIVE_PORT} --api http://127.0.0.1:${API_PORT}`,
      url: address(LIVE_PORT),
    },
    { command: `node mocks/hosts/http.ts --port ${API_PORT} --scenario small`, port: API_PORT },
  ],
});
