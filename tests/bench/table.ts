// What a table of 20,000 rows costs in Chromium: how long it takes to open, to sort, and to draw each frame of a scroll.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { launchOptions } from '../../scripts/chromium.mjs';
import { ROOT } from '../../scripts/tools.mjs';
import { sourcePlugins } from '../../vite.config.ts';

const PAGE = 'tests/bench/table/index.html';
const RUNS = 5;
/** CSS pixels between two frames: a wheel turned fast. */
const STRIDE = 400;
const FRAMES = 120;

export interface TableCost {
  /** Milliseconds of the processor until the rows are on the page; the median of several runs, as is all of this. */
  readonly open: number;
  /** The same until they stand in another order. */
  readonly sort: number;
  /** The same for a frame of a scroll, on the average. */
  readonly frame: number;
  /** Milliseconds of the clock that all but five frames in a hundred keep to. */
  readonly slowFrame: number;
  /** Rows in the document. */
  readonly rows: number;
}

const middle = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Builds a page that is a table and nothing else, and measures it. */
export async function measureTable(): Promise<TableCost> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'table-'));
  const shared = {
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, target: 'es2023', emptyOutDir: true, rolldownOptions: { input: path.join(ROOT, PAGE) } },
  } as const;
  await build({ ...shared, plugins: [sourcePlugins()], define: { __DEMO__: 'false' } });
  const server = await preview({ ...shared, preview: { port: 0 } });
  const browser = await chromium.launch(launchOptions());
  try {
    const address = new URL(PAGE, server.resolvedUrls?.local[0]).href;
    const runs: TableCost[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, address));
    const of = (figure: keyof TableCost) => middle(runs.map((each) => each[figure]));
    return { open: of('open'), sort: of('sort'), frame: of('frame'), slowFrame: of('slowFrame'), rows: of('rows') };
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
}

async function measureOnce(browser: Browser, address: string): Promise<TableCost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  // What else the machine does is not measured: the time is that of the page's own thread.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const costOf = async (act: () => Promise<unknown>) => {
    const before = await spent();
    await act();
    return (await spent()) - before;
  };

  const open = await costOf(async () => {
    await page.goto(address);
    await page.getByRole('rowheader').first().waitFor();
    await page.evaluate(afterNextFrame);
  });
  let times: number[] = [];
  const scroll = await costOf(async () => {
    times = await page.evaluate(framesOfScroll, { stride: STRIDE, count: FRAMES });
  });
  const rows = await page.getByRole('row').count();
  const sort = await costOf(async () => {
    await page.getByRole('columnheader', { name: 'Client' }).click();
    await page.evaluate(afterNextFrame);
  });
  await page.close();
  const slowFrame = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  return { open, sort, frame: scroll / FRAMES, slowFrame, rows };
}

/** Runs in the page. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Runs in the page: milliseconds from each event of a scroll to the end of the frame that answers it. */
async function framesOfScroll({ stride, count }: { stride: number; count: number }): Promise<number[]> {
  const grid = document.querySelector('[role="grid"]');
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const times: number[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    const time = new Promise<number>((resolve) => {
      const onScroll = () => {
        const start = performance.now();
        // A message that is sent before a frame is drawn comes once it is.
        port1.addEventListener('message', () => resolve(performance.now() - start), { once: true });
        requestAnimationFrame(() => port2.postMessage(null));
      };
      window.addEventListener('scroll', onScroll, { capture: true, once: true });
    });
    grid?.scrollBy({ top: stride });
    times.push(await time);
  }
  return times;
}
