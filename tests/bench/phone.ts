// The live build on a cheap phone: Chromium with its processor slowed down, against a server of its own.
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { readArguments, startApi } from '#mocks/hosts/http.ts';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DEMO_PASSWORD, personOf } from '../e2e/fixtures.ts';
import { median } from './pages.ts';

const RUNS = 3;
/** How many times slower than on this machine the page's thread is. */
export const SLOWDOWN = 4;

export const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Milliseconds by the clock, except for `shift` and `calls`. */
export interface Step {
  /** From the click, or from the start of the page, until the content is painted. */
  readonly shown: number;
  /** The longest that an event of the click waited for the next paint (Event Timing); 0 if none took 16 ms. */
  readonly waited: number;
  /** The longest task of the page's thread. */
  readonly longest: number;
  /** All that tasks take beyond 50 ms. */
  readonly blocked: number;
  /** Layout shift, without dimension. */
  readonly shift: number;
  /** The calls of the API. */
  readonly calls: number;
}

/** The sign-in page, and what is left after the journey. Milliseconds by the clock, except for `heap`. */
export interface Frame {
  /** Until anything is painted, and until the largest text is. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Megabytes that the page's scripts hold, after a collection: once signed in, and at the end. */
  readonly heapSignedIn: number;
  readonly heap: number;
  /** A fixed piece of work in the same page: runs on machines of different speed are compared by it. */
  readonly calibration: number;
}

/** What a journey cost; the median of several runs. */
export interface Journey {
  readonly frame: Frame;
  /** By the name of the step. */
  readonly steps: ReadonlyMap<string, Step>;
}

interface Probe {
  readonly events: number[];
  readonly tasks: number[];
  readonly shifts: number[];
  largest: number;
  start: number;
  /** Milliseconds from the press until the content that is waited for is painted. */
  shown: Promise<number>;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Runs in the page before its own scripts: records what the browser reports. */
export function probe(): void {
  const found: Probe = { events: [], tasks: [], shifts: [], largest: 0, start: 0, shown: Promise.resolve(NaN) };
  window.benchProbe = found;
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    into: (entry: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(into)).observe({ buffered: true, ...options });
  observe({ type: 'event', durationThreshold: 16 }, ({ duration }) => found.events.push(duration));
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (found.largest = startTime));
  observe({ type: 'longtask' }, ({ duration }) => found.tasks.push(duration));
  observe({ type: 'layout-shift' }, (entry) => {
    if ('value' in entry && typeof entry.value === 'number') found.shifts.push(entry.value);
  });
  for (const type of ['pointerdown', 'popstate']) {
    addEventListener(type, ({ timeStamp }) => (found.start = timeStamp), { capture: true });
  }
}

/**
 * Runs in the page before a press: awaits the first paint with rows, or sections, under a heading. It looks when the document
 * changes: a look in each frame would ask for frames that the page does not need.
 */
function awaitPaint({ heading, rows }: { readonly heading: string; readonly rows: string }): void {
  const { events, tasks, shifts } = window.benchProbe;
  for (const list of [events, tasks, shifts]) list.length = 0;
  window.benchProbe.start = 0;
  window.benchProbe.shown = new Promise((resolve) => {
    const isThere = () =>
      window.benchProbe.start > 0 &&
      document.querySelector('main h1')?.textContent.startsWith(heading) &&
      document.querySelector(rows);
    const afterPaint = () => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now() - window.benchProbe.start));
      channel.port1.start();
      channel.port2.postMessage(null);
    };
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(afterPaint);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Runs in the page: milliseconds of a fixed piece of work. */
export function calibrate(): number {
  const before = performance.now();
  const words = Array.from({ length: 60_000 }, (_, index) => `${(index * 7919) % 60_013}`);
  words.sort();
  const known = new Map(words.map((word, index) => [word, index]));
  if (known.size !== words.length) throw new Error('The numbers differ from each other.');
  return performance.now() - before;
}

/** Rows of records, in a table or as cards on a phone. */
const ROWS = '[role="row"][aria-rowindex="2"], [role="grid"]:not(:has([role="columnheader"])) [role="row"]';

/** The lists that are opened after signing in, by the links of the menu, whose names are their headings. */
const VISITS = [
  { name: 'products', heading: 'Produits' },
  { name: 'reminders', heading: 'Rappels' },
  { name: 'products, again', heading: 'Produits' },
  { name: 'customers', heading: 'Clients' },
  { name: 'products, by the back button', heading: 'Produits', isBack: true },
  { name: 'customers, again', heading: 'Clients' },
];

/** The names of records; on a phone their rows begin with them. */
export const NAMES = '[role="rowheader"], [role="grid"]:not(:has([role="columnheader"])) [role="row"]';

/** What the card of a customer is made of. */
const SECTIONS = 'main section';

/** Signs in and opens each list by the menu, then a customer's card, on each device. */
export async function measurePhone(root: string): Promise<Readonly<Record<string, Journey>>> {
  const api = await startApi({ ...readArguments([]), port: 0 });
  const pages = await serve({ root, api: api.url });
  const browser = await chromium.launch(launchOptions());
  try {
    const journeys: Record<string, Journey> = {};
    for (const [device, options] of Object.entries(DEVICES)) {
      const runs: Journey[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await travel(browser, { ...options, baseURL: pages.url, locale: 'fr-FR' }));
      journeys[device] = middle(runs);
    }
    return journeys;
  } finally {
    await browser.close();
    pages.close();
    await api.close();
  }
}

async function travel(browser: Browser, options: BrowserContextOptions): Promise<Journey> {
  const steps = new Map<string, Step>();
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(probe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto('');
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  await idle(page);
  const paint = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largest: window.benchProbe.largest,
  }));
  const calibration = await page.evaluate(calibrate);
  await page.getByLabel('Adresse e-mail').fill(personOf('RegulatoryAffairsUser').email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD);
  const signIn = page.getByRole('button', { name: 'Se connecter' });
  await record(steps, 'reminders, by signing in', page, await pressOf(page, signIn), 'Rappels');
  const heapSignedIn = await heapOf(devtools);
  for (const { name, heading, isBack = false } of VISITS) {
    await idle(page);
    const press = isBack ? () => page.goBack() : await linkTo(page, heading);
    await record(steps, name, page, press, heading);
  }
  const names = page.locator(NAMES);
  const [customer, other] = [names.nth(0), names.nth(1)];
  const card = async (name: string, of: Locator) => {
    await idle(page);
    const [heading = ''] = (await of.innerText()).trim().split('\n');
    await record(steps, name, page, await pressOf(page, of), heading, SECTIONS);
    await idle(page);
    await page.goBack();
    await of.waitFor();
  };
  await card('the card of a customer', customer);
  await card('the card of another', other);
  await card('the first card, again', customer);
  const heap = await heapOf(devtools);
  await context.close();
  const frame = { firstPaint: paint.first, largestPaint: paint.largest, heapSignedIn, heap, calibration };
  return { frame, steps };
}

/** Megabytes that the page's scripts hold, after a collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** A link of the menu, which a phone opens first. */
async function linkTo(page: Page, name: string): Promise<() => Promise<void>> {
  const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await link.or(menu).first().waitFor();
  if (!(await link.isVisible())) {
    const open = await pressOf(page, menu);
    await open();
    await link.waitFor();
    // Otherwise the press of the button, and the end of its animation, would count as the link's.
    await idle(page);
  }
  return pressOf(page, link);
}

/**
 * Presses an element that is in sight with the input of the device. A `click` of Playwright asks the page first what lies at
 * that point, and again at each event: in a page that is slowed down, that counts as the page's work.
 */
async function pressOf(page: Page, element: Locator): Promise<() => Promise<void>> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be pressed is not in sight.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return () => page.touchscreen.tap(x, y);
  return () => page.mouse.click(x, y);
}

/** Presses, waits for the content, and for what comes after it. */
async function record(
  steps: Map<string, Step>,
  name: string,
  page: Page,
  press: () => Promise<unknown>,
  heading: string,
  rows = ROWS,
): Promise<void> {
  let calls = 0;
  const count = (request: Request) => {
    if (new URL(request.url()).pathname === API_PATH) calls += 1;
  };
  page.on('request', count);
  await page.evaluate(awaitPaint, { heading, rows });
  // Asked before the press: in a page that is slowed down, the question itself would count as the page's work.
  const shown = page.evaluate(() => window.benchProbe.shown);
  await press();
  const time = await shown;
  await idle(page);
  const { events, tasks, shifts } = await page.evaluate(() => window.benchProbe);
  page.off('request', count);
  steps.set(name, {
    shown: time,
    waited: Math.max(0, ...events),
    longest: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, task) => sum + task - 50, 0),
    shift: shifts.reduce((sum, shift) => sum + shift, 0),
    calls,
  });
}

/** Milliseconds: a slowed-down page that paints nothing is sometimes never told that it is idle. */
const IDLE_WITHIN = 5000;

/** Nothing opens or closes any more, the page’s thread has nothing to do, and no answer has come meanwhile. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const turn = () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout }));
    let resources = -1;
    while (resources !== performance.getEntriesByType('resource').length) {
      resources = performance.getEntriesByType('resource').length;
      await turn();
      await turn();
    }
  }, IDLE_WITHIN);
}

/** The median of each figure. */
function middle(runs: readonly Journey[]): Journey {
  const frameOf = (figure: keyof Frame) => median(runs.map(({ frame }) => frame[figure]));
  const of = (name: string, figure: keyof Step) => median(runs.map(({ steps }) => steps.get(name)?.[figure] ?? NaN));
  return {
    frame: {
      firstPaint: frameOf('firstPaint'),
      largestPaint: frameOf('largestPaint'),
      heapSignedIn: frameOf('heapSignedIn'),
      heap: frameOf('heap'),
      calibration: frameOf('calibration'),
    },
    steps: new Map(
      Array.from(runs[0]?.steps.keys() ?? [], (name) => [
        name,
        {
          shown: of(name, 'shown'),
          waited: of(name, 'waited'),
          longest: of(name, 'longest'),
          blocked: of(name, 'blocked'),
          shift: of(name, 'shift'),
          calls: of(name, 'calls'),
        },
      ]),
    ),
  };
}
