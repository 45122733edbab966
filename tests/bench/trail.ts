// Measures a trail of 2,000 points in Chromium: the time to draw it, to look at another moment of it, and the longest tasks.
import { afterNextFrame, type Measure, median, type Trial } from './pages.ts';

/** Keys of the slider that are pressed, to and fro. */
const STEPS = 40;

export interface TrailCost {
  /** Milliseconds of the processor until the trail is on the page; the median of several runs, as is all of this. */
  readonly open: number;
  /** The longest task of that. */
  readonly longestOfOpening: number;
  /** The same for one step of the slider, on the average. */
  readonly step: number;
  readonly longestStep: number;
}

/** Measures a page that is a trail and nothing else. */
export async function measureTrail(measure: Measure): Promise<TrailCost> {
  const runs = await measure('trail', measureOnce);
  const of = (figure: keyof TrailCost) => median(runs.map((each) => each[figure]));
  return {
    open: of('open'),
    longestOfOpening: of('longestOfOpening'),
    step: of('step'),
    longestStep: of('longestStep'),
  };
}

async function measureOnce({ page, address, tasksOf }: Trial): Promise<TrailCost> {
  const slider = page.getByRole('slider');
  const { all: open, longest: longestOfOpening } = await tasksOf(async () => {
    await page.goto(address);
    await slider.waitFor({ state: 'attached' });
    await page.evaluate(afterNextFrame);
  });
  await slider.focus();
  const { all: steps, longest: longestStep } = await tasksOf(async () => {
    for (let step = 0; step < STEPS; step += 1) {
      // A long way back, then minute by minute.
      await page.keyboard.press(step === 0 ? 'Home' : step % 4 === 0 ? 'PageUp' : 'ArrowRight');
      await page.evaluate(afterNextFrame);
    }
  });
  return { open, longestOfOpening, step: steps / STEPS, longestStep };
}
