// Measures a chart of two series of 5,000 points in Chromium: the time to open it, to hide one series, to read it.
import { CHART_KINDS, type ChartKind } from './charts/kinds.ts';
import { afterNextFrame, type Measure, median, type Trial } from './pages.ts';

/** Places along the chart that the pointer stops at. */
const STOPS = 60;

export interface ChartCost {
  /** Milliseconds of the processor until the chart is on the page; the median of several runs, as is all of this. */
  readonly open: number;
  /** The same until the legend has taken a series out. */
  readonly filter: number;
  /** The same for a move of the pointer from one point to another, on the average. */
  readonly move: number;
}

/** Measures pages that are a chart and nothing else. */
export async function measureCharts(measure: Measure): Promise<ReadonlyMap<ChartKind, ChartCost>> {
  const costs = new Map<ChartKind, ChartCost>();
  for (const kind of CHART_KINDS) {
    const runs = await measure(`charts?kind=${kind}`, measureOnce);
    const of = (figure: keyof ChartCost) => median(runs.map((each) => each[figure]));
    costs.set(kind, { open: of('open'), filter: of('filter'), move: of('move') });
  }
  return costs;
}

async function measureOnce({ page, address, costOf }: Trial): Promise<ChartCost> {
  const picture = page.getByRole('img', { name: /^Visites/ });
  const open = await costOf(async () => {
    await page.goto(address);
    await picture.waitFor();
    await page.evaluate(afterNextFrame);
  });
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const moves = await costOf(async () => {
    for (let stop = 1; stop <= STOPS; stop += 1) {
      await page.mouse.move(x + (width * stop) / (STOPS + 1), y + height / 2);
      await page.evaluate(afterNextFrame);
    }
  });
  const filter = await costOf(async () => {
    await page.getByRole('button', { name: 'Pharma' }).click();
    await page.evaluate(afterNextFrame);
  });
  return { open, filter, move: moves / STOPS };
}
