// A search among 20,000 customers on a slow processor, in the list and with the map open.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { enterAs } from '../e2e/drivers/entry.ts';
import { loginAnswer } from '../model/fixtures.ts';
import { median } from './pages.ts';
import { idle, probe, SLOWDOWN } from './phone.ts';
import { arrange } from './screens.ts';

const RUNS = 3;
const WORDS = 'mandeng 19';

const VIEWS = { list: '', map: '?view=map' } as const;

/** Milliseconds by the clock; the median of several runs. */
export interface KeysCost {
  readonly view: keyof typeof VIEWS;
  /** The longest that a key waited for the next paint; 0 if none took 16 ms. */
  readonly waited: number;
  /** The longest task of the page's thread while the words were typed, and while they were cleared. */
  readonly longest: number;
  readonly longestOfClearing: number;
}

/** Types words, then clears them, each key when the one before has been followed. */
export async function measureKeys(root: string): Promise<readonly KeysCost[]> {
  const pages = await serve({ root });
  const browser = await chromium.launch(launchOptions());
  const costs: KeysCost[] = [];
  try {
    for (const view of ['list', 'map'] as const) {
      const runs: Omit<KeysCost, 'view'>[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage({
          baseURL: pages.url,
          locale: 'fr-FR',
          viewport: { width: 1440, height: 900 },
        });
        await page.addInitScript(probe);
        await arrange(page);
        runs.push(await measureOnce(page, view));
        await page.close();
      }
      const of = (figure: keyof Omit<KeysCost, 'view'>) => median(runs.map((each) => each[figure]));
      costs.push({ view, waited: of('waited'), longest: of('longest'), longestOfClearing: of('longestOfClearing') });
    }
  } finally {
    await browser.close();
    pages.close();
  }
  return costs;
}

async function measureOnce(page: Page, view: KeysCost['view']): Promise<Omit<KeysCost, 'view'>> {
  const answer = loginAnswer('Boss', { ACL: { viewHealthWorker: true }, ModulesState: { moduleGPSIsEnabled: true } });
  await enterAs(page, answer, `/app/customer-card/dashboard${VIEWS[view]}`);
  await (view === 'map' ? page.getByRole('application') : page.getByRole('rowheader').first()).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await idle(page);
  const tasks = () => page.evaluate(() => window.benchProbe.tasks.splice(0));
  const search = page.getByRole('searchbox', { name: 'Chercher un client' });
  await search.focus();
  await idle(page);
  await tasks();
  await page.evaluate(() => void window.benchProbe.events.splice(0));
  for (const letter of WORDS) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await idle(page);
  }
  const typed = await tasks();
  const waited = await page.evaluate(() => window.benchProbe.events.splice(0));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await idle(page);
  const cleared = await tasks();
  return {
    waited: Math.max(0, ...waited),
    longest: Math.max(0, ...typed),
    longestOfClearing: Math.max(0, ...cleared),
  };
}
