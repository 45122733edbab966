// Finds a Chromium for the browser tests and says how to start it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/**
 * Debian's path of the headless shell, a Chromium without windows. It opens pages a third faster, and shows no PDF.
 */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

/**
 * Features that are disabled in the test browser. Playwright's own list comes first, because Chromium uses only the
 * last `--disable-features`. Then two pages with suggestions for the address bar, which Chromium loads for each window:
 * an eighth of the work of opening a page. `tests/unit/chromium.test.ts` compares the list with Playwright's.
 */
export const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * The usual paths of Chromium, then of Chrome, by system.
 * @type {Record<string, string[]>}
 */
const SYSTEM_PATHS = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((variable) =>
    path.join(process.env[variable] ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
};

const MISSING =
  'No Chromium found: install Chromium or Chrome, or run "npx playwright install chromium", or set CHROMIUM_PATH to one.';

function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * The path of a Chromium that is installed: `CHROMIUM_PATH`, the system's Chromium or Chrome, Playwright's own.
 * @returns {string | undefined} nothing when there is none
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    return chosen;
  }
  const candidates = [...(SYSTEM_PATHS[process.platform] ?? []), chromium.executablePath()];
  return candidates.find((candidate) => existsSync(candidate));
}

/**
 * Finds a Chromium. If there is none, installs the system's, but only as root on Debian.
 * @returns {string} its path
 * @throws {Error} one line that says what to do
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isRoot() && existsSync('/etc/debian_version')) {
    console.log('No Chromium found: installing the system’s (apt-get install chromium chromium-headless-shell)');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const each of ['chromium', 'chromium-headless-shell']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', each], { stdio: 'inherit' });
    }
  }
  const installed = findChromium();
  if (!installed) throw new Error(MISSING);
  return installed;
}

/**
 * Launch options for Playwright, which Vitest uses too. Where no browser is found, Playwright takes its default and says
 * what is missing.
 * @param {{ windowless?: boolean }} [options] `windowless`: the headless shell, where it is installed
 */
export function launchOptions({ windowless = false } = {}) {
  const isChosen = Boolean(process.env['CHROMIUM_PATH']);
  const isShell = windowless && !isChosen && existsSync(SHELL_PATH);
  const executablePath = isShell ? SHELL_PATH : findChromium();
  return {
    // Root, as in a container, cannot use the sandbox.
    args: [
      '--disable-background-networking',
      `--disable-features=${DISABLED_FEATURES.join()}`,
      ...(isRoot() ? ['--no-sandbox'] : []),
      // It draws letters like a Chromium with windows then: the pictures of stories are the same.
      ...(isShell ? ['--font-render-hinting=slight'] : []),
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}
