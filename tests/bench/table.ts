// Measures a table of 20,000 rows in Chromium: the time to open it, to sort it, and to draw each frame of a scroll.
import { afterNextFrame, type Measure, median, type Trial } from './pages.ts';

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

/** Measures a page that is a table and nothing else. */
export async function measureTable(measure: Measure): Promise<TableCost> {
  const runs = await measure('table', measureOnce);
  const of = (figure: keyof TableCost) => median(runs.map((each) => each[figure]));
  return { open: of('open'), sort: of('sort'), frame: of('frame'), slowFrame: of('slowFrame'), rows: of('rows') };
}

async function measureOnce({ page, address, costOf }: Trial): Promise<TableCost> {
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
  const slowFrame = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  return { open, sort, frame: scroll / FRAMES, slowFrame, rows };
}

/**
 * Runs in the page: milliseconds from each event of a scroll to the end of the frame that answers it. What scrolls is
 * the table, or the first box around it that does.
 */
export async function framesOfScroll({ stride, count }: { stride: number; count: number }): Promise<number[]> {
  let box = document.querySelector('[role="grid"]');
  while (box && (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible'))
    box = box.parentElement;
  const scroller = box ?? document.scrollingElement;
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
    scroller?.scrollBy({ top: stride });
    times.push(await time);
  }
  return times;
}
