// Measures the import of the largest file of trends in Chromium: the time until its rows are shown, and the
// longest task of the page.
import { FILE_RULES } from '../../src/domain/files/file-rules.ts';
import { benchCsv } from './import/catalogue.ts';
import { afterNextFrame, type Measure, median, type Trial } from './pages.ts';

export interface ImportCost {
  readonly rows: number;
  /** Milliseconds of the clock from the choice of the file until its rows are drawn; the median of several runs, as are all. */
  readonly shown: number;
  /** Milliseconds of the processor that the page's own thread spends on that. */
  readonly work: number;
  /** The same of its longest task. */
  readonly longest: number;
  /** The same while one row is corrected and all are checked again. */
  readonly corrected: number;
}

export async function measureImport(measure: Measure): Promise<ImportCost> {
  const buffer = benchCsv(FILE_RULES.trends.maxBytes);
  const runs = await measure('import', (trial) => measureOnce(trial, buffer));
  const of = (figure: keyof ImportCost) => median(runs.map((each) => each[figure]));
  return { rows: of('rows'), shown: of('shown'), work: of('work'), longest: of('longest'), corrected: of('corrected') };
}

async function measureOnce({ page, address, tasksOf }: Trial, buffer: Buffer): Promise<ImportCost> {
  await page.goto(address);
  const input = page.locator('input[type="file"]');
  await input.waitFor({ state: 'attached' });
  // Handing the file to the page is the tool's work; the choice itself begins with the event it ends with.
  await page.evaluate(holdChange);
  await input.setInputFiles({ name: 'semaine-47.csv', mimeType: 'text/csv', buffer });
  let shown = 0;
  const { longest, all: work } = await tasksOf(async () => {
    shown = await page.evaluate(timeToRows, '[role="grid"] [data-row]');
  });
  const rows = Number((await page.getByRole('radio', { name: /^Toutes/u }).textContent())?.replaceAll(/\D/gu, ''));
  const { longest: corrected } = await tasksOf(async () => {
    await page.getByRole('button', { name: 'Exclure la ligne', exact: true }).first().click();
    await page.getByText('Ligne exclue', { exact: true }).waitFor();
    await page.evaluate(afterNextFrame);
  });
  return { rows, shown, work, longest, corrected };
}

/** Runs in the page: holds back the event of a chosen file. */
function holdChange(): void {
  document.addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}

/** Runs in the page: sends the event of the chosen file, and waits until the rows are drawn. */
function timeToRows(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelector('input[type="file"]')?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
