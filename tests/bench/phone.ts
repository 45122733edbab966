// The live build on a cheap phone: Chromium with its processor slowed down, against a server of its own.
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { readArguments, startApi } from '#mocks/hosts/http.ts';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DEMO_PASSWORD, personOf } from '../e2e/fixtures.ts';
import { median } from './pages.ts';
import { openTabs, type Tab } from './tab.ts';

const RUNS = 3;
/** Journeys before: the first list of customers takes a server that has just been started eight times as long as the sixth. */
const WARM_UPS = 4;
/** How many times slower than on this machine the page's thread is. */
export const SLOWDOWN = 4;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: DESKTOP,
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

/** A page opened by its address, by somebody who is signed in. Milliseconds by the clock. */
export interface Opening {
  /** From the start of the page until the rows are painted. */
  readonly shown: number;
  /** The longest task after the first paint, and all that such tasks take beyond 50 ms. */
  readonly longest: number;
  readonly blocked: number;
}

/** What a journey cost; the median of several runs. */
export interface Journey {
  readonly frame: Frame;
  /** The reminders by their address, in a new tab and in another one: the browser keeps compiled code for the second. */
  readonly openings: readonly Opening[];
  /** By the name of the step. */
  readonly steps: ReadonlyMap<string, Step>;
}

/** An element in sight: the first that fits, and that nothing hides. */
interface Target {
  readonly selector: string;
  /** How its label begins, or what is to be read in it. */
  readonly name?: string;
}

interface Probe {
  readonly events: number[];
  readonly tasks: number[];
  /** When each of the tasks began. */
  readonly begun: number[];
  readonly shifts: number[];
  /** The addresses of what has been loaded. */
  readonly loaded: string[];
  largest: number;
  start: number;
  /** Milliseconds from the press until the content that is waited for is painted. */
  shown: Promise<number>;
  readonly find: (target: Target) => HTMLElement | undefined;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Runs in the page before its own scripts: records what the browser reports. */
export function probe(): void {
  const found: Probe = {
    events: [],
    tasks: [],
    begun: [],
    shifts: [],
    loaded: [],
    largest: 0,
    start: 0,
    shown: Promise.resolve(NaN),
    find: ({ selector, name = '' }) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden="true"]') &&
          (element.ariaLabel ?? element.innerText).trim().startsWith(name),
      ),
  };
  window.benchProbe = found;
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    into: (entry: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(into)).observe({ buffered: true, ...options });
  observe({ type: 'event', durationThreshold: 16 }, ({ duration }) => found.events.push(duration));
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (found.largest = startTime));
  observe({ type: 'longtask' }, ({ startTime, duration }) => {
    found.tasks.push(duration);
    found.begun.push(startTime);
  });
  observe({ type: 'layout-shift' }, (entry) => {
    if ('value' in entry && typeof entry.value === 'number') found.shifts.push(entry.value);
  });
  observe({ type: 'resource' }, ({ name }) => found.loaded.push(name));
  for (const type of ['pointerdown', 'popstate']) {
    addEventListener(type, ({ timeStamp }) => (found.start = timeStamp), { capture: true });
  }
}

/**
 * Runs in the page before a press, or as the page is opened: awaits the first paint with rows, or sections, under a heading. It
 * looks when the document changes: a look in each frame would ask for frames that the page does not need.
 */
function awaitPaint({ heading, rows, isPressed }: { heading: string; rows: string; isPressed: boolean }): void {
  const { events, tasks, begun, shifts, loaded } = window.benchProbe;
  if (isPressed) for (const list of [events, tasks, begun, shifts, loaded]) list.length = 0;
  window.benchProbe.start = 0;
  window.benchProbe.shown = new Promise((resolve) => {
    const isThere = () =>
      (!isPressed || window.benchProbe.start > 0) &&
      document.querySelector('main h1')?.textContent.startsWith(heading) &&
      document.querySelector(rows);
    const afterPaint = () => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now() - window.benchProbe.start));
      channel.port1.start();
      channel.port2.postMessage(null);
    };
    const look = () => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(afterPaint);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
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

/** CSS pixels from the corner of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const SIGN_IN: Target = { selector: 'button', name: 'Se connecter' };

/** Signs in and opens each list by the menu, then a customer's card, and the reminders by their address, on each device. */
export async function measurePhone(root: string): Promise<Readonly<Record<string, Journey>>> {
  const api = await startApi({ ...readArguments([]), port: 0 });
  const pages = await serve({ root, api: api.url });
  const browser = await chromium.launch(launchOptions());
  try {
    for (let run = 0; run < WARM_UPS; run += 1) await travel(browser, DESKTOP, pages.url, 1);
    const journeys: Record<string, Journey> = {};
    for (const [device, options] of Object.entries(DEVICES)) {
      const runs: Journey[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await travel(browser, options, pages.url, SLOWDOWN));
      journeys[device] = middle(runs);
    }
    return journeys;
  } finally {
    await browser.close();
    pages.close();
    await api.close();
  }
}

async function travel(
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
  rate: number,
): Promise<Journey> {
  const steps = new Map<string, Step>();
  const tabs = await openTabs(browser, device, probe);
  const tab = await tabs.open();
  const press = device.hasTouch ? tap : click;
  const pressOn = async (target: Target) => {
    const point = await tab.evaluate(middleOf, target);
    return () => press(tab, point);
  };
  await tab.send('Emulation.setCPUThrottlingRate', { rate });
  await tab.send('Page.navigate', { url: address });
  await tab.evaluate(middleOf, SIGN_IN);
  await idle(tab);
  const paint = await tab.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largest: window.benchProbe.largest,
  }));
  const calibration = await tab.evaluate(calibrate);
  await fill(tab, '[autocomplete="username"]', personOf('RegulatoryAffairsUser').email);
  await fill(tab, '[autocomplete="current-password"]', DEMO_PASSWORD);
  await record(steps, 'reminders, by signing in', tab, await pressOn(SIGN_IN), 'Rappels');
  const heapSignedIn = await tab.heap();
  const reminders = await tab.evaluate(() => location.href);
  for (const { name, heading, isBack = false } of VISITS) {
    await idle(tab);
    const link = { selector: 'a', name: heading };
    // A phone has some links in its bar, and the others behind it.
    if (!isBack && !(await tab.evaluate(isInSight, link))) {
      const openMenu = await pressOn({ selector: 'button', name: 'Menu' });
      await openMenu();
      await tab.evaluate(middleOf, link);
      // Otherwise the press of the button, and the end of its animation, would count as the link's.
      await idle(tab);
    }
    await record(steps, name, tab, isBack ? () => goBack(tab) : await pressOn(link), heading);
  }
  const card = async (name: string, customer = '') => {
    await idle(tab);
    await record(steps, name, tab, await pressOn({ selector: NAMES, name: customer }), customer, SECTIONS);
    await idle(tab);
    await goBack(tab);
    await tab.evaluate(middleOf, { selector: NAMES, name: customer });
  };
  const [customer, other] = await tab.evaluate(firstLines, NAMES);
  await card('the card of a customer', customer);
  await card('the card of another', other);
  await card('the first card, again', customer);
  const heap = await tab.heap();
  await tab.close();
  const byAddress = async () => {
    const next = await tabs.open();
    await next.send('Emulation.setCPUThrottlingRate', { rate });
    return openAt(next, reminders, 'Rappels');
  };
  const openings = [await byAddress(), await byAddress()];
  await tabs.close();
  const frame = { firstPaint: paint.first, largestPaint: paint.largest, heapSignedIn, heap, calibration };
  return { frame, openings, steps };
}

async function openAt(tab: Tab, address: string, heading: string): Promise<Opening> {
  await tab.send('Page.navigate', { url: address });
  await tab.evaluate(awaitPaint, { heading, rows: ROWS, isPressed: false });
  const shown = await tab.evaluate(() => window.benchProbe.shown);
  await idle(tab);
  const tasks = await tab.evaluate(() => {
    const { tasks: all, begun } = window.benchProbe;
    const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN;
    return all.filter((_, at) => (begun[at] ?? NaN) > painted);
  });
  await tab.close();
  return { shown, longest: Math.max(0, ...tasks), blocked: beyond(tasks) };
}

/** Milliseconds that tasks take beyond 50. */
const beyond = (tasks: readonly number[]): number => tasks.reduce((sum, task) => sum + task - 50, 0);

/** Runs in the page. */
const isInSight = (target: Target): boolean => window.benchProbe.find(target) !== undefined;

/** Runs in the page: awaits an element, and says where its middle is. */
function middleOf(target: Target): Promise<Point> {
  return new Promise((resolve) => {
    const look = () => {
      const found = window.benchProbe.find(target);
      if (!found) return;
      observer.disconnect();
      const { x, y, width, height } = found.getBoundingClientRect();
      resolve({ x: x + width / 2, y: y + height / 2 });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    look();
  });
}

/** Runs in the page: what is to be read first in each of the elements. */
function firstLines(selector: string): string[] {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  return elements.map(({ innerText }) => innerText.trim().split('\n')[0] ?? '');
}

async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await tab.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), selector);
  await tab.send('Input.insertText', { text });
}

const goBack = (tab: Tab): Promise<void> => tab.evaluate(() => history.back());

/** All at once, as a hand would: in a page that is slowed down, each question and answer between would count as its work. */
async function click({ send }: Tab, { x, y }: Point): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...button }),
    send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
  ]);
}

async function tap({ send }: Tab, { x, y }: Point): Promise<void> {
  await Promise.all([
    send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** Presses, waits for the content, and for what comes after it. */
async function record(
  steps: Map<string, Step>,
  name: string,
  tab: Tab,
  press: () => Promise<unknown>,
  heading: string,
  rows = ROWS,
): Promise<void> {
  await tab.evaluate(awaitPaint, { heading, rows, isPressed: true });
  // Asked before the press: in a page that is slowed down, the question itself would count as the page's work.
  const shown = tab.evaluate(() => window.benchProbe.shown);
  await press();
  const time = await shown;
  await idle(tab);
  const { events, tasks, shifts, loaded } = await tab.evaluate(() => window.benchProbe);
  steps.set(name, {
    shown: time,
    waited: Math.max(0, ...events),
    longest: Math.max(0, ...tasks),
    blocked: beyond(tasks),
    shift: shifts.reduce((sum, shift) => sum + shift, 0),
    calls: loaded.filter((address) => new URL(address).pathname === API_PATH).length,
  });
}

/** Milliseconds: a slowed-down page that paints nothing is sometimes never told that it is idle. */
const IDLE_WITHIN = 5000;

/** Nothing opens or closes any more, the page’s thread has nothing to do, and no answer has come meanwhile. */
export async function idle(page: Pick<Tab, 'evaluate'>): Promise<void> {
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
  const openingOf = (at: number, figure: keyof Opening) =>
    median(runs.map(({ openings }) => openings[at]?.[figure] ?? NaN));
  const of = (name: string, figure: keyof Step) => median(runs.map(({ steps }) => steps.get(name)?.[figure] ?? NaN));
  return {
    frame: {
      firstPaint: frameOf('firstPaint'),
      largestPaint: frameOf('largestPaint'),
      heapSignedIn: frameOf('heapSignedIn'),
      heap: frameOf('heap'),
      calibration: frameOf('calibration'),
    },
    openings: [0, 1].map((at) => ({
      shown: openingOf(at, 'shown'),
      longest: openingOf(at, 'longest'),
      blocked: openingOf(at, 'blocked'),
    })),
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
