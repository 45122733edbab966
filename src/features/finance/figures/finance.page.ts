import { type Acl, hasRight } from '#domain/access/rights.ts';
import { type Cells, type Figures, NOTHING, sumOfLines, sumOfMonths } from './finance.model.ts';
import type { Reading, Source } from './finance.types.ts';
import { before, type Months, monthsIn, sinceJanuary } from './period.ts';

/** What a page is made of: a laboratory, a product, a group, a delegate or a month, with its figures month by month. */
export interface SourceLine {
  readonly key: string;
  readonly cells: Readonly<Record<Source, Cells>>;
}

/** A line over some months. */
export interface PageLine {
  readonly key: string;
  /** Of the source that the reading shows first. */
  readonly figures: Figures;
  /** The trend that sales are held against, in statistics. */
  readonly trend: Figures | null;
}

/** A month of the season; `null`: it has not come, or nothing is told of it. */
export interface SeasonMonth {
  readonly month: string;
  readonly expected: number | null;
  readonly obtained: number | null;
  readonly trend: number | null;
}

export interface PageModel {
  /** The lines of the period: those of whom anything is told in it. */
  readonly lines: readonly PageLine[];
  /** The months of the season of which anything is told, each a line. */
  readonly months: readonly PageLine[];
  readonly total: Figures;
  readonly trend: Figures | null;
  /** Months of the period that only one of the two sources tells of: their sums cannot be held against each other. */
  readonly untold: Readonly<Record<Source, number>>;
  /** As many months before. */
  readonly before: Figures;
  readonly season: readonly SeasonMonth[];
  /** The last month that tells anything; nothing where none does. */
  readonly latest: string | null;
}

export type Sources = readonly [Source, ...Source[]];

/** Which of the two sources a reading shows first, and what it holds it against: trends, for those who may see them. */
export function sourcesOf(reading: Reading, acl: Acl): Sources {
  if (reading !== 'stats') return [reading];
  return hasRight('saleTrendsViewEnabled', acl) ? ['sales', 'trends'] : ['sales'];
}

/** The year that a period ends in, and the months before that belong to the period. */
function seasonOf({ from, to }: Months): readonly string[] {
  const january = sinceJanuary(to).from;
  return monthsIn({ from: from < january ? from : january, to: `${to.slice(0, 4)}-12` });
}

/** The lines together, month by month. */
function togetherOf(lines: readonly Cells[]): Cells {
  const months = new Set(lines.flatMap((cells) => [...cells.keys()]));
  return new Map(Array.from(months, (month) => [month, sumOfLines(lines.flatMap((cells) => cells.get(month) ?? []))]));
}

/** The months that one source tells of and the other does not. */
function untoldIn(sales: Cells, trends: Cells, months: readonly string[]): Readonly<Record<Source, number>> {
  const isTold = (cells: Cells, month: string) => (cells.get(month)?.quantity ?? 0) > 0;
  const missing = (cells: Cells, other: Cells) =>
    months.filter((month) => !isTold(cells, month) && isTold(other, month)).length;
  return { sales: missing(sales, trends), trends: missing(trends, sales) };
}

const hasAny = (cells: Cells, months: readonly string[]) => months.some((month) => cells.has(month));

export interface PageQuestion {
  readonly sources: Sources;
  /** The lines are months themselves: their deficits follow from each other. */
  readonly areMonths: boolean;
  readonly period: Months;
  /** The month it is. */
  readonly current: string;
}

/** Everything that a page says of its lines. What it totals is the sum of the lines that it lists. */
export function pageOf(all: readonly SourceLine[], { sources, areMonths, period, current }: PageQuestion): PageModel {
  const [first, against] = sources;
  const over = (cells: Cells, some: readonly string[]) => sumOfMonths(cells, some, current);
  const months = monthsIn(period);
  const whole = togetherOf(all.map(({ cells }) => cells[first]));
  const trends = against ? togetherOf(all.map(({ cells }) => cells[against])) : null;

  const lines = all
    .filter(({ cells }) => hasAny(cells[first], months) || (against && hasAny(cells[against], months)))
    .map(({ key, cells }): PageLine => ({
      key,
      figures: over(cells[first], months),
      trend: against ? over(cells[against], months) : null,
    }));
  const season = seasonOf(period);
  const told = [...whole.keys(), ...(trends?.keys() ?? [])].filter((month) => month <= current).toSorted();
  return {
    lines,
    months: season
      .filter((month) => whole.has(month) || trends?.has(month))
      .map((month) => ({ key: month, figures: over(whole, [month]), trend: trends && (trends.get(month) ?? NOTHING) })),
    total: areMonths ? over(whole, months) : sumOfLines(lines.map(({ figures }) => figures)),
    trend: trends && sumOfLines(lines.flatMap(({ trend }) => trend ?? [])),
    untold: trends ? untoldIn(whole, trends, months) : { sales: 0, trends: 0 },
    before: over(whole, monthsIn(before(period))),
    season: season.map((month) => ({
      month,
      expected: whole.get(month)?.expected ?? null,
      obtained: obtainedIn(whole, month, current),
      trend: trends && obtainedIn(trends, month, current),
    })),
    latest: told.at(-1) ?? null,
  };
}

/** A month that is not over has obtained a part of what it will: beside whole ones it would look like a fall. */
function obtainedIn(cells: Cells, month: string, current: string): number | null {
  return month < current ? (cells.get(month)?.obtained ?? null) : null;
}

/** The totals that can say where they come from. */
export type FigureId = 'trend' | 'obtained' | 'completion' | 'deficit' | 'quantity';

/** The totals of a page, in their order: what is not told to a visitor is not explained to them either. */
export function figuresOn({ total, trend }: PageModel, hasDeficit: boolean): readonly FigureId[] {
  const deficit = hasDeficit && total.deficit !== null ? (['deficit'] as const) : [];
  return trend ? ['trend', 'obtained', 'completion', ...deficit] : ['obtained', 'completion', ...deficit, 'quantity'];
}
