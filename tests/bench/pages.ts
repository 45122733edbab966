// Pages that are one component and nothing else, built as the application is and opened in Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { launchOptions } from '../../scripts/chromium.mjs';
import { ROOT } from '../../scripts/tools.mjs';
import { sourcePlugins } from '../../vite.config.ts';

const RUNS = 5;
const FOLDER = 'tests/bench';
const PAGES = ['charts', 'import', 'sheet', 'table', 'trail'] as const;

/** The tasks of the page's own thread, in milliseconds of the processor. */
export interface TaskCost {
  readonly longest: number;
  readonly all: number;
}

/** A page that is not open yet. */
export interface Trial {
  readonly page: Page;
  readonly address: string;
  /** Milliseconds of the processor that the page's own thread spends on an act: what else the machine does is not measured. */
  readonly costOf: (act: () => Promise<unknown>) => Promise<number>;
  readonly tasksOf: (act: () => Promise<unknown>) => Promise<TaskCost>;
}

/** Measures a page of {@link PAGES}, `table` or `charts?kind=line`, several times. */
export type Measure = <Cost>(page: string, once: (trial: Trial) => Promise<Cost>) => Promise<readonly Cost[]>;

/** Builds the pages, and serves them for as long as they are measured. */
export async function withPages<T>(act: (measure: Measure) => Promise<T>): Promise<T> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const input = PAGES.map((name) => path.join(ROOT, FOLDER, name, 'index.html'));
  const shared = {
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, target: 'es2023', emptyOutDir: true, rolldownOptions: { input } },
  } as const;
  await build({ ...shared, plugins: [sourcePlugins()], define: { __DEMO__: 'false' } });
  const server = await preview({ ...shared, preview: { port: 0 } });
  const browser = await chromium.launch(launchOptions());
  try {
    return await act(async (page, once) => {
      const [name = '', query = ''] = page.split('?');
      const address = new URL(`${FOLDER}/${name}/index.html?${query}`, server.resolvedUrls?.local[0]).href;
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await attempt(browser, address, once));
      return runs;
    });
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
}

async function attempt<Cost>(browser: Browser, address: string, once: (trial: Trial) => Promise<Cost>): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const tasksOf = async (act: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: ['toplevel'] });
    await act();
    return tasksIn(String(await browser.stopTracing()));
  };
  const cost = await once({ page, address, costOf: await meterOf(page), tasksOf });
  await page.close();
  return cost;
}

/** Tells what an act costs a page. */
export async function meterOf(page: Page): Promise<Trial['costOf']> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async (act) => {
    const before = await spent();
    await act();
    return (await spent()) - before;
  };
}

/** The fields read from an event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** By the processor. */
  readonly tdur?: number;
  /** `b` and `e` begin and end what has an identifier of its own in a process. */
  readonly ph: string;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: { readonly state: string; readonly scroll_state: string };
  };
}

const isTrace = (value: unknown): value is { readonly traceEvents: readonly TraceEvent[] } =>
  typeof value === 'object' && value !== null && 'traceEvents' in value;

function eventsIn(trace: string): readonly TraceEvent[] {
  const parsed: unknown = JSON.parse(trace);
  if (!isTrace(parsed)) throw new Error('Chromium writes its traces otherwise.');
  return parsed.traceEvents;
}

function tasksIn(trace: string): TaskCost {
  const traceEvents = eventsIn(trace);
  const pages = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isOfPage = ({ pid, tid }: TraceEvent) => pages.some((each) => each.pid === pid && each.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isOfPage(event));
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return { longest: Math.max(0, ...times), all: times.reduce((sum, time) => sum + time, 0) };
}

/** The category of Chromium's reports of each frame. */
export const FRAMES = 'disabled-by-default-devtools.timeline.frame';

/** @returns milliseconds: when each frame of a scroll was shown, by a trace of {@link FRAMES} */
export function framesIn(trace: string): readonly number[] {
  const reports = eventsIn(trace).filter(({ name }) => name === 'PipelineReporter');
  const keyOf = ({ pid, id2 }: TraceEvent) => `${pid} ${id2?.local}`;
  const begun = new Map<string, TraceEvent>();
  const shown: number[] = [];
  for (const event of reports.toSorted((one, other) => one.ts - other.ts)) {
    const report = begun.get(keyOf(event))?.args?.frame_reporter;
    if (event.ph === 'b') begun.set(keyOf(event), event);
    else if (report?.state.startsWith('STATE_PRESENTED') && report.scroll_state !== 'SCROLL_NONE') {
      shown.push(event.ts / 1000);
    }
  }
  return shown;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Runs in the page. */
export function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
