// Scrolls the longest lists, and a sheet, by the browser's own input. The browser moves the page on a thread of its own, and the
// page's thread follows with the rows: what is measured is whether a task of it takes longer than a frame may.
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { enterAs } from '../e2e/drivers/entry.ts';
import { loginAnswer } from '../model/fixtures.ts';
import { type Measure, median } from './pages.ts';
import { DEVICES, idle, NAMES, probe, SLOWDOWN } from './phone.ts';
import { arrange, SCREENS } from './screens.ts';

const RUNS = 3;
/** CSS pixels in a second: of a hand that reads, that looks for something, and of a fling. */
export const SPEEDS = [800, 2000, 4000] as const;
const SECONDS = 2;

/** Tasks of the page's thread that took more than 50 ms while the page scrolled: how many, and the longest, in milliseconds. */
export interface Lateness {
  readonly tasks: number;
  readonly longest: number;
}

export interface ScrollCost {
  readonly name: string;
  readonly device: string;
  /** For each of {@link SPEEDS}; the median of several runs. */
  readonly lateness: readonly Lateness[];
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
    const lateness = await scroll(page);
    await context.close();
    return lateness;
  };
  try {
    const costs: ScrollCost[] = [];
    for (const { name, path } of SCREENS) {
      for (const [device, options] of Object.entries(DEVICES)) {
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await scrollOnce(options, path));
        costs.push({ name, device, lateness: middle(runs) });
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
  return { name: 'a sheet of 500 × 12', device: 'desktop', lateness: middle(runs) };
}

async function scroll(page: Page): Promise<readonly Lateness[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const found: Lateness[] = [];
  for (const speed of SPEEDS) found.push(await scrollAt(speed, page, devtools));
  return found;
}

async function scrollAt(speed: number, page: Page, devtools: CDPSession): Promise<Lateness> {
  // Rows with the focus, or the sums below, stay.
  const row = page.locator(NAMES).nth(2);
  await idle(page);
  const before = await row.innerText();
  await page.evaluate(() => void (window.benchProbe.tasks.length = 0));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await devtools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -speed * SECONDS,
    speed,
    // Those of a finger do not move a page in headless Chromium.
    gestureSourceType: 'mouse',
  });
  const tasks = await page.evaluate(() => window.benchProbe.tasks);
  await idle(page);
  if ((await row.innerText()) === before) throw new Error('The page has not scrolled.');
  return { tasks: tasks.length, longest: Math.max(0, ...tasks) };
}

/** The median of each figure. */
function middle(runs: readonly (readonly Lateness[])[]): readonly Lateness[] {
  return SPEEDS.map((_, at) => {
    const of = (figure: keyof Lateness) => median(runs.map((each) => each[at]?.[figure] ?? NaN));
    return { tasks: of('tasks'), longest: of('longest') };
  });
}
