import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

/** The first of three; another one lets two runs go on beside each other. */
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
  // One more try, on a server only: `npm test` counts what needed it, so that it is mended and not lived with.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  // Two browsers and their servers share two processors: slower than a person's machine, and no less right.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    // What cannot be pressed says so, and does not use up the whole of a test's time.
    actionTimeout: 60_000,
    // Each new browser context would fill its cache with the whole application, a third of a walk's work: the tests of the
    // service worker ask for it.
    serviceWorkers: 'block',
    // Taking it costs a third of a run: `--trace on` takes it of what is looked into.
    trace: 'on-first-retry',
    launchOptions: launchOptions({ windowless: true }),
  },
  projects: [
    {
      name: 'demo',
      testIgnore: '**/live{*.spec.ts,/**}',
      // What moves is drawn frame by frame, which is a sixth of the work; the other project sees it move.
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
