// Measures a sheet of 500 products by 12 months in Chromium: the time to open it, to type a key in it, to scroll it.
import type { Page } from '@playwright/test';
import { afterNextFrame, type Measure, median, type Trial } from './pages.ts';
import { SLOWDOWN } from './phone.ts';
import { framesOfScroll } from './table.ts';

/** A number of four digits, kept on the way down. */
const KEYS = ['1', '2', '3', '4', 'Enter'] as const;
const EDITS = 12;
/** CSS pixels between two frames, and how many of them: many rows come, and the end is not reached. */
const STRIDE = 200;
const FRAMES = 80;
/** The same for a finger's fast fling. */
const FLING = 120;

export interface SheetCost {
  /** Milliseconds of the processor until the rows are on the page; the median of several runs, as is all of this. */
  readonly open: number;
  /** The same for a key and the frame that answers it: half of them cost less. */
  readonly key: number;
  /** The dearest of them: no task was longer. */
  readonly longestKey: number;
  /** The same for a frame of a scroll. */
  readonly frame: number;
  readonly longestFrame: number;
  /** Milliseconds of the clock: the longest frame of a fling on a slowed processor. */
  readonly fling: number;
}

export async function measureSheet(measure: Measure): Promise<SheetCost> {
  const runs = await measure('sheet', measureOnce);
  const of = (figure: keyof SheetCost) => median(runs.map((each) => each[figure]));
  return {
    open: of('open'),
    key: of('key'),
    longestKey: of('longestKey'),
    frame: of('frame'),
    longestFrame: of('longestFrame'),
    fling: of('fling'),
  };
}

async function measureOnce({ page, address, costOf }: Trial): Promise<SheetCost> {
  const open = await costOf(async () => {
    await page.goto(address);
    await page.getByRole('rowheader').first().waitFor();
    await page.evaluate(afterNextFrame);
  });
  await page.getByRole('gridcell').first().click();
  const costs = async (count: number, act: (turn: number) => Promise<void>) => {
    const found: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      found.push(
        await costOf(async () => {
          await act(turn);
          await page.evaluate(afterNextFrame);
        }),
      );
    }
    return found;
  };
  const keys = await costs(EDITS * KEYS.length, (turn) => page.keyboard.press(KEYS[turn % KEYS.length] ?? 'Enter'));
  const frames = await costs(FRAMES, () => scroll(page));
  await page.evaluate(() => document.querySelector('[role="grid"]')?.scrollTo({ top: 0 }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(afterNextFrame);
  const flung = await page.evaluate(framesOfScroll, { stride: FLING, count: FRAMES });
  return {
    open,
    fling: Math.max(...flung),
    key: median(keys),
    longestKey: Math.max(...keys),
    frame: median(frames),
    longestFrame: Math.max(...frames),
  };
}

const scroll = (page: Page) =>
  page.evaluate((top) => {
    document.querySelector('[role="grid"]')?.scrollBy({ top });
  }, STRIDE);
