// The built application, opened in Chromium as on a first visit: by the clock, since what is measured is a wait.
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Scenario, SCENARIOS } from '#demo/demo.ts';
import { median } from './pages.ts';

const RUNS = 7;
const FIRST_SCREEN = 'first screen';

export interface StartUp {
  /** Milliseconds until the sign-in page stands. */
  readonly live: number;
  readonly demo: number;
  /** Milliseconds that the demo's thread takes to plant a world. */
  readonly worlds: Readonly<Record<Scenario, number>>;
}

/** Of both builds, one after the other each time, so that what else the machine does is the same to both. */
export async function measureStartUp(): Promise<StartUp> {
  const [live, demo] = await Promise.all(['dist', 'dist-demo'].map((root) => serve({ root })));
  const browser = await chromium.launch(launchOptions());
  try {
    const times: Record<'live' | 'demo', number[]> = { live: [], demo: [] };
    const worlds: Record<Scenario, number[]> = { small: [], standard: [], large: [] };
    for (let run = 0; run < RUNS; run += 1) {
      times.live.push((await open(browser, live?.url ?? '')).first);
      for (const scenario of SCENARIOS) {
        const { first, planting } = await open(browser, `${demo?.url}?scenario=${scenario}`);
        worlds[scenario].push(planting);
        if (scenario === 'standard') times.demo.push(first);
      }
    }
    return {
      live: median(times.live),
      demo: median(times.demo),
      worlds: { small: median(worlds.small), standard: median(worlds.standard), large: median(worlds.large) },
    };
  } finally {
    await browser.close();
    live?.close();
    demo?.close();
  }
}

async function open(browser: Browser, address: string): Promise<{ first: number; planting: number }> {
  // Nothing of the visit before is there; what is kept for the next one comes after the first screen anyway.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((mark) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      performance.mark(mark);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, FIRST_SCREEN);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = await page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0, FIRST_SCREEN);
  const [thread] = page.workers();
  const planting = await thread?.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntriesByName('world')[0]?.duration ?? 0)).observe({
          type: 'measure',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { first, planting: planting ?? 0 };
}
