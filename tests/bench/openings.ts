// Dashboards and forms on a slow processor: the live build against a server with the large world, each opened by a link of
// the application with nothing read yet; then the same pages over and over, as in ten minutes of use.
import { type Browser, type CDPSession, chromium, type Page, type Request } from '@playwright/test';
import type { UserType } from '#domain/access/roles.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { readArguments, startApi } from '#mocks/hosts/http.ts';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { accountOf, DEMO_PASSWORD, follow, personOf, signIn } from '../e2e/fixtures.ts';
import { median } from './pages.ts';
import { idle, probe, SLOWDOWN } from './phone.ts';

const RUNS = 3;

interface Opening {
  readonly name: string;
  readonly role: UserType;
  readonly address: string;
  /** Matches what the first look shows; by default a panel that has its figures. */
  readonly first?: string;
}

const PANEL = 'main section:has(h2):not(:has([role="status"]))';
const ROW = 'main [role="row"]';
const FIELD = ':is(main, [role="dialog"]) :is(input, textarea, [role="gridcell"])';

const OPENINGS: readonly Opening[] = [
  { name: 'the dashboard of a supervisor', role: 'Supervisor', address: '/supervisor/dashboard' },
  { name: 'the dashboard of a boss', role: 'Boss', address: '/boss/dashboard' },
  { name: 'the dashboard of an assistant', role: 'BossAssistant', address: '/bassistant/dashboard' },
  { name: 'the dashboard of a laboratory’s boss', role: 'PharmaLaboBossUser', address: '/pharmalaboboss/dashboard' },
  { name: 'the quotas of a boss', role: 'Boss', address: '/boss/dashboard?view=quotas', first: ROW },
  { name: 'trends', role: 'Boss', address: '/boss/finances/trends/dashboard', first: ROW },
  { name: 'visit statistics', role: 'Boss', address: '/boss/visits/statistics', first: ROW },
  { name: 'a new weekly report', role: 'Supervisor', address: '/supervisor/reports/weekly/create', first: FIELD },
  { name: 'sales to enter', role: 'BossAssistant', address: '/bassistant/finances/sales/new', first: FIELD },
  { name: 'goals to enter', role: 'Boss', address: '/boss/finances/goals/new', first: FIELD },
  {
    name: 'a new reminder',
    role: 'RegulatoryAffairsUser',
    address: '/regulatoryaffairsuser/administration/reminders?reminder=new',
    first: FIELD,
  },
  { name: 'a new customer', role: 'Delegue', address: '/app/customer-card/dashboard?new=drugstore', first: FIELD },
  { name: 'a delegate’s day', role: 'Delegue', address: '/app/programs/home', first: 'main li' },
];

/** Milliseconds by the clock, except for `shift` and `calls`; the median of several runs. */
export interface OpeningCost {
  readonly name: string;
  /** Until the first panel, row or field is painted. */
  readonly first: number;
  /** Until nothing on the page is loading any more. */
  readonly whole: number;
  /** The longest task of the page's thread until then. */
  readonly longest: number;
  /** All that tasks take beyond 50 ms. */
  readonly blocked: number;
  /** Layout shift, without dimension. */
  readonly shift: number;
  /** The calls of the API. */
  readonly calls: number;
}

/** What the page keeps, after a collection of garbage. */
export interface Kept {
  /** Megabytes that scripts hold. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is kept after a few rounds through the pages, and after many. */
export interface Growth {
  readonly rounds: readonly [few: number, many: number];
  readonly few: Kept;
  readonly many: Kept;
}

interface Costs {
  readonly openings: readonly OpeningCost[];
  readonly growth: Growth;
}

/** Measures the openings, then the use of ten minutes, of a live build. */
export async function measureOpenings(root: string): Promise<Costs> {
  const api = await startApi({ ...readArguments(['--scenario', 'large']), port: 0 });
  const pages = await serve({ root, api: api.url });
  const browser = await chromium.launch(launchOptions());
  try {
    const openings: OpeningCost[] = [];
    for (const role of new Set(OPENINGS.map((each) => each.role))) {
      const ofRole = OPENINGS.filter((each) => each.role === role);
      openings.push(...(await measureRole(browser, pages.url, role, ofRole)));
    }
    return { openings, growth: await measureGrowth(browser, pages.url) };
  } finally {
    await browser.close();
    pages.close();
    await api.close();
  }
}

/** A signed-in page that has been there long enough for the server to have made its days. */
async function enter(browser: Browser, baseURL: string, role: UserType): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(probe);
  await page.goto('');
  await signIn(page, personOf(role).email, DEMO_PASSWORD);
  await accountOf(page, role).waitFor();
  await settle(page);
  // Some choose their agency first.
  const choice = page
    .getByRole('main')
    .getByRole('button', { name: /^Consulter/u })
    .first();
  if (await choice.isVisible()) {
    await choice.click();
    await page.locator('main h1').filter({ hasNotText: 'Agences' }).waitFor();
  }
  return { page, devtools: await context.newCDPSession(page) };
}

/** An address that no page has: what is shown there reads nothing. */
const START = '/nowhere';

async function measureRole(
  browser: Browser,
  baseURL: string,
  role: UserType,
  openings: readonly Opening[],
): Promise<readonly OpeningCost[]> {
  const { page, devtools } = await enter(browser, baseURL, role);
  const costs: OpeningCost[] = [];
  for (const opening of openings) {
    // The server makes its records when they are first read, and the browser keeps the code.
    await page.goto(opening.address);
    await settle(page);
    const runs: Omit<OpeningCost, 'name'>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(page, devtools, opening));
    const of = (figure: keyof Omit<OpeningCost, 'name'>) => median(runs.map((each) => each[figure]));
    costs.push({
      name: opening.name,
      first: of('first'),
      whole: of('whole'),
      longest: of('longest'),
      blocked: of('blocked'),
      shift: of('shift'),
      calls: of('calls'),
    });
  }
  await page.context().close();
  return costs;
}

/** Runs in the page: records when the first content, and when all of it, has been painted. */
function watch(first: string): void {
  const found = { start: performance.now(), first: NaN, whole: NaN };
  window.benchOpening = found;
  const look = () => {
    const isLoading = document.querySelector('main')?.textContent.includes('Chargement…') ?? true;
    if (isLoading) found.whole = NaN;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const now = performance.now() - found.start;
      if (!document.querySelector(first)) return;
      if (Number.isNaN(found.first)) found.first = now;
      if (!isLoading && Number.isNaN(found.whole)) found.whole = now;
    });
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

declare global {
  interface Window {
    benchOpening: { readonly start: number; first: number; whole: number };
  }
}

async function measureOnce(
  page: Page,
  devtools: CDPSession,
  { address, first = PANEL }: Opening,
): Promise<Omit<OpeningCost, 'name'>> {
  await page.goto(START);
  await settle(page);
  let calls = 0;
  const count = (request: Request) => {
    if (new URL(request.url()).pathname === API_PATH) calls += 1;
  };
  page.on('request', count);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await idle(page);
  await page.evaluate(() => {
    for (const list of [window.benchProbe.tasks, window.benchProbe.shifts]) list.length = 0;
  });
  await page.evaluate(watch, first);
  await follow(page, address);
  await settle(page);
  // Some begin to load once they have been painted.
  await page.waitForFunction(() => !Number.isNaN(window.benchOpening.whole));
  await settle(page);
  const figures = await page.evaluate(() => ({ ...window.benchOpening, ...window.benchProbe }));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  page.off('request', count);
  const { tasks, shifts } = figures;
  return {
    first: figures.first,
    whole: figures.whole,
    longest: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, task) => sum + task - 50, 0),
    shift: shifts.reduce((sum, shift) => sum + shift, 0),
    calls,
  };
}

/** Nothing is loading, and the page's thread has nothing to do. */
async function settle(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await idle(page);
  await page.waitForFunction(() => !document.querySelector('main')?.textContent.includes('Chargement…'));
  await idle(page);
}

/** How often the pages have been opened when what is kept is looked at; so many times takes about ten minutes by hand. */
const ROUNDS = [3, 30] as const;
const ROUND = [
  '/boss/dashboard',
  '/boss/visits/statistics',
  '/boss/finances/trends/dashboard',
  '/boss/finances/goals/dashboard',
  '/app/customer-card/dashboard',
  '/app/programs/home',
];

/** Goes through the same pages again and again. */
async function measureGrowth(browser: Browser, baseURL: string): Promise<Growth> {
  const { page, devtools } = await enter(browser, baseURL, 'Boss');
  await devtools.send('Performance.enable');
  const kept: Kept[] = [];
  for (let round = 1; round <= ROUNDS[1]; round += 1) {
    for (const address of ROUND) {
      await follow(page, address);
      await settle(page);
    }
    if (ROUNDS.some((each) => each === round)) kept.push(await keptBy(devtools));
  }
  await page.context().close();
  const [few, many] = kept;
  if (!few || !many) throw new Error('Both are looked at.');
  return { rounds: ROUNDS, few, many };
}

async function keptBy(devtools: CDPSession): Promise<Kept> {
  // What a first collection frees of the page's own objects, a second one frees of the document's.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
