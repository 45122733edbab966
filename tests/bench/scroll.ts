// Scrolls the longest lists, and a sheet, by the browser's own input. The browser moves the page on a thread of its own, and the
// page's thread follows with the rows: measured are the frames that the browser has shown, whether rows were in them, and the
// tasks of the page's thread, for which a press would have to wait.
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { enterAs } from '../e2e/drivers/entry.ts';
import { loginAnswer } from '../model/fixtures.ts';
import { FRAMES, framesIn, type Measure, median } from './pages.ts';
import { calibrate, DEVICES, idle, NAMES, probe, SLOWDOWN } from './phone.ts';
import { arrange, SCREENS } from './screens.ts';

const RUNS = 3;
/** CSS pixels in a second: of a hand that reads, that looks for something, and of a fling. */
export const SPEEDS = [800, 2000, 4000] as const;
const SECONDS = 2;

/** What somebody sees of a scroll, and would wait for. */
export interface Pace {
  /** Milliseconds: the longest time from one frame that the browser has shown to the next. */
  readonly frame: number;
  /** The part of the page's frames, from 0 to 1, before which no row stood where rows come into sight. */
  readonly bare: number;
  /** The tasks of the page's thread that took more than 50 ms. */
  readonly tasks: number;
  /** The longest of them, in milliseconds. */
  readonly task: number;
}

export interface ScrollCost {
  readonly name: string;
  readonly device: string;
  /** For each of {@link SPEEDS}; the median of several runs. */
  readonly paces: readonly Pace[];
  /** Milliseconds of a fixed piece of work meanwhile. */
  readonly calibration: number;
}

/** Where rows come into sight, of the height of the window; below, a phone has its menu and a sheet its sums. */
const EDGE = 0.85;

interface Edge {
  frames: number;
  bare: number;
}

declare global {
  interface Window {
    benchEdge: Edge;
  }
}

/** Scrolls each list of a build on each device. */
export async function measureScrolls(root: string): Promise<readonly ScrollCost[]> {
  const pages = await serve({ root });
  const browser = await chromium.launch(launchOptions());
  const scrollOnce = async (options: BrowserContextOptions, path: string) => {
    const context = await browser.newContext({
      ...options,
      baseURL: pages.url,
      locale: 'fr-FR',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await arrange(page);
    await page.addInitScript(probe);
    await enterAs(page, loginAnswer('RegulatoryAffairsUser', { ACL: { viewHealthWorker: true } }), path);
    await page.locator(NAMES).first().waitFor();
    const run = await scroll(page);
    await context.close();
    return run;
  };
  try {
    const costs: ScrollCost[] = [];
    for (const { name, path } of SCREENS) {
      for (const [device, options] of Object.entries(DEVICES)) {
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await scrollOnce(options, path));
        costs.push({ name, device, ...middle(runs) });
      }
    }
    return costs;
  } finally {
    await browser.close();
    pages.close();
  }
}

/** The same for the sheet of 500 products by 12 months. */
export async function measureSheetScroll(measure: Measure): Promise<ScrollCost> {
  const runs = await measure('sheet', async ({ page, address }) => {
    await page.addInitScript(probe);
    await page.goto(address);
    await page.getByRole('rowheader').first().waitFor();
    return scroll(page);
  });
  return { name: 'a sheet of 500 × 12', device: 'desktop', ...middle(runs) };
}

type Run = Pick<ScrollCost, 'paces' | 'calibration'>;

async function scroll(page: Page): Promise<Run> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const paces: Pace[] = [];
  await page.evaluate(watchEdge, EDGE);
  for (const speed of SPEEDS) paces.push(await scrollAt(speed, page, devtools));
  return { paces, calibration: await page.evaluate(calibrate) };
}

async function scrollAt(speed: number, page: Page, devtools: CDPSession): Promise<Pace> {
  // Rows with the focus, or the sums below, stay.
  const row = page.locator(NAMES).nth(2);
  await idle(page);
  const before = await row.innerText();
  await page.evaluate(() => {
    window.benchProbe.tasks.length = 0;
    window.benchEdge = { frames: 0, bare: 0 };
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: [FRAMES] });
  await devtools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -speed * SECONDS,
    speed,
    // Those of a finger do not move a page in headless Chromium.
    gestureSourceType: 'mouse',
  });
  const shown = framesIn(String(await browser?.stopTracing()));
  const { tasks, edge } = await page.evaluate(() => ({ tasks: window.benchProbe.tasks, edge: window.benchEdge }));
  await idle(page);
  if ((await row.innerText()) === before) throw new Error('The page has not scrolled.');
  const times = shown.slice(1).map((time, at) => time - (shown[at] ?? NaN));
  if (times.length === 0) throw new Error('Chromium does not say which frames it has shown.');
  return {
    frame: Math.max(...times),
    bare: edge.bare / edge.frames,
    tasks: tasks.length,
    task: Math.max(0, ...tasks),
  };
}

/** Runs in the page: before the page knows that it has been scrolled, it looks for a row where the browser has scrolled to. */
function watchEdge(edge: number): void {
  const look = () => {
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight * edge);
    window.benchEdge.frames += 1;
    window.benchEdge.bare += seen?.closest('[role="row"]') ? 0 : 1;
  };
  addEventListener('scroll', look, { capture: true, passive: true });
}

/** The median of each figure. */
function middle(runs: readonly Run[]): Run {
  const paces = SPEEDS.map((_, at) => {
    const of = (figure: keyof Pace) => median(runs.map((run) => run.paces[at]?.[figure] ?? NaN));
    return { frame: of('frame'), bare: of('bare'), tasks: of('tasks'), task: of('task') };
  });
  return { paces, calibration: median(runs.map(({ calibration }) => calibration)) };
}
