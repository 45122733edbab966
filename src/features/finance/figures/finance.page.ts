import { type Acl, hasRight } from '#domain/access/rights.ts';
import { type Cells, type Figures, NOTHING, sumOfLines, sumOfMonths } from './finance.model.ts';
import type { Reading, Source } from './finance.types.ts';
import { before, type Months, monthsIn, sinceJanuary } from './period.ts';

/** A laboratory, product, group, delegate or month, with its monthly figures of each source. */
export interface SourceLine {
  readonly key: string;
  readonly cells: Readonly<Record<Source, Cells>>;
}

/** A line over the months of a period. */
export interface PageLine {
  readonly key: string;
  /** Figures of the first source of the reading. */
  readonly figures: Figures;
  /** The trend that statistics compare sales with. */
  readonly trend: Figures | null;
}

/** A month of the season; `null` for future months and months without figures. */
export interface SeasonMonth {
  readonly month: string;
  readonly expected: number | null;
  readonly obtained: number | null;
  readonly trend: number | null;
}

export interface PageModel {
  /** The lines with figures in the period. */
  readonly lines: readonly PageLine[];
  /** The months of the season with figures, as lines. */
  readonly months: readonly PageLine[];
  readonly total: Figures;
  readonly trend: Figures | null;
  /** Number of months that each source lacks while the other has them: then their sums cannot be compared. */
  readonly missingMonths: Readonly<Record<Source, number>>;
  /** Figures of the preceding period of the same length. */
  readonly before: Figures;
  readonly season: readonly SeasonMonth[];
  /** The last month with figures; null without any. */
  readonly latest: string | null;
}

export type Sources = readonly [Source, ...Source[]];

/** The sources of a reading: the first is shown, the second, if the user may see trends, is what it is compared with. */
export function sourcesOf(reading: Reading, acl: Acl): Sources {
  if (reading !== 'stats') return [reading];
  return hasRight('saleTrendsViewEnabled', acl) ? ['sales', 'trends'] : ['sales'];
}

/** The months of the year in which a period ends, and earlier months of the period. */
function seasonOf({ from, to }: Months): readonly string[] {
  const january = sinceJanuary(to).from;
  return monthsIn({ from: from < january ? from : january, to: `${to.slice(0, 4)}-12` });
}

/** The monthly sums of the lines. */
function togetherOf(lines: readonly Cells[]): Cells {
  const months = new Set(lines.flatMap((cells) => [...cells.keys()]));
  return new Map(Array.from(months, (month) => [month, sumOfLines(lines.flatMap((cells) => cells.get(month) ?? []))]));
}

/** For each source, the number of months that it lacks and the other has. */
function missingMonthsIn(sales: Cells, trends: Cells, months: readonly string[]): Readonly<Record<Source, number>> {
  const hasFigures = (cells: Cells, month: string) => (cells.get(month)?.quantity ?? 0) > 0;
  const missing = (cells: Cells, other: Cells) =>
    months.filter((month) => !hasFigures(cells, month) && hasFigures(other, month)).length;
  return { sales: missing(sales, trends), trends: missing(trends, sales) };
}

const hasAny = (cells: Cells, months: readonly string[]) => months.some((month) => cells.has(month));

export interface PageQuestion {
  readonly sources: Sources;
  /** Whether the lines are months of one subject, whose deficits must not be added up. */
  readonly areMonths: boolean;
  readonly period: Months;
  /** The current month. */
  readonly current: string;
}

/** Computes everything a page shows. Totals are sums of the lines listed. */
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
  const known = [...whole.keys(), ...(trends?.keys() ?? [])].filter((month) => month <= current).toSorted();
  return {
    lines,
    months: season
      .filter((month) => whole.has(month) || trends?.has(month))
      .map((month) => ({ key: month, figures: over(whole, [month]), trend: trends && (trends.get(month) ?? NOTHING) })),
    total: areMonths ? over(whole, months) : sumOfLines(lines.map(({ figures }) => figures)),
    trend: trends && sumOfLines(lines.flatMap(({ trend }) => trend ?? [])),
    missingMonths: trends ? missingMonthsIn(whole, trends, months) : { sales: 0, trends: 0 },
    before: over(whole, monthsIn(before(period))),
    season: season.map((month) => ({
      month,
      expected: whole.get(month)?.expected ?? null,
      obtained: obtainedIn(whole, month, current),
      trend: trends && obtainedIn(trends, month, current),
    })),
    latest: known.at(-1) ?? null,
  };
}

/** The amount obtained in a finished month; null for the current one, since a partial month would look like a fall. */
function obtainedIn(cells: Cells, month: string, current: string): number | null {
  return month < current ? (cells.get(month)?.obtained ?? null) : null;
}

/** The totals that have an explanation. */
export type FigureId = 'trend' | 'obtained' | 'completion' | 'deficit' | 'quantity';

/** The totals of a page in order, without those that the user may not see. */
export function figuresOn({ total, trend }: PageModel, hasDeficit: boolean): readonly FigureId[] {
  const deficit = hasDeficit && total.deficit !== null ? (['deficit'] as const) : [];
  return trend ? ['trend', 'obtained', 'completion', ...deficit] : ['obtained', 'completion', ...deficit, 'quantity'];
}
