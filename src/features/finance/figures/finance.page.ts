import { type Acl, hasRight } from '#domain/access/rights.ts';
import {
  type Cells,
  type Figures,
  isPresent,
  NOTHING,
  sumOfLines,
  sumOfMonths,
  withoutAbsent,
} from './finance.model.ts';
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
  /** The sums of the months of the period with something dispatched; of what is expected, if there is none. */
  readonly total: Figures;
  readonly trend: Figures | null;
  /** Whether nothing is dispatched in the whole period. */
  readonly isAbsent: boolean;
  /** The months of the period in which nothing is dispatched of the first source. They count for nothing. */
  readonly absent: readonly string[];
  /** Those that count. */
  readonly counted: readonly string[];
  /** Such months, with a goal, of which the deficit counts the whole goal: the server carried it into later months. */
  readonly deficitHoles: readonly string[];
  /** Number of months that each source lacks while the other has them: then their sums cannot be compared. */
  readonly missingMonths: Readonly<Record<Source, number>>;
  /** The period before what is counted, of the same length; null unless each month of both has something dispatched. */
  readonly before: { readonly months: Months; readonly figures: Figures } | null;
  readonly season: readonly SeasonMonth[];
  /** The last month with something dispatched; null without any. */
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
  const missing = (cells: Cells, other: Cells) =>
    months.filter((month) => !isPresent(cells.get(month)) && isPresent(other.get(month))).length;
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
  /** Whether the server tells that a month is dispatched, so that nothing in it is zero. Default: it does not tell. */
  readonly isDispatched?: (source: Source, month: string) => boolean;
}

const NEVER = () => false;

/** The lines without the figures of months in which nothing of the whole page is dispatched. */
function presentIn(
  all: readonly SourceLine[],
  isDispatched: NonNullable<PageQuestion['isDispatched']>,
): readonly SourceLine[] {
  const told = (source: Source) => {
    const whole = togetherOf(all.map(({ cells }) => cells[source]));
    return (month: string) => {
      const { quantity, obtained } = whole.get(month) ?? NOTHING;
      return !quantity && !obtained && !isDispatched(source, month);
    };
  };
  const absent = { trends: told('trends'), sales: told('sales') };
  return all.map(({ key, cells: { trends, sales } }) => ({
    key,
    cells: { trends: withoutAbsent(trends, absent.trends), sales: withoutAbsent(sales, absent.sales) },
  }));
}

/** Of months in order those with something dispatched; all, if none has. */
function countedIn(whole: Cells, months: readonly string[]): readonly string[] {
  const present = months.filter((month) => isPresent(whole.get(month)));
  return present.length > 0 ? present : months;
}

/** The period before some months, if these and the months of it are all there. */
function priorTo(whole: Cells, counted: readonly string[]): Months | null {
  const [from, to] = [counted.at(0), counted.at(-1)];
  if (from === undefined || to === undefined) return null;
  const prior = before({ from, to });
  const needed = [...monthsIn({ from, to }), ...monthsIn(prior)];
  return needed.every((month) => isPresent(whole.get(month))) ? prior : null;
}

/** Computes everything a page shows. Totals are sums of the lines listed. */
export function pageOf(
  read: readonly SourceLine[],
  { sources, areMonths, period, current, isDispatched = NEVER }: PageQuestion,
): PageModel {
  const [first, against] = sources;
  const all = presentIn(read, isDispatched);
  const over = (cells: Cells, some: readonly string[]) => sumOfMonths(cells, some, current);
  const months = monthsIn(period);
  const whole = togetherOf(all.map(({ cells }) => cells[first]));
  const trends = against ? togetherOf(all.map(({ cells }) => cells[against])) : null;
  const counted = countedIn(whole, months);
  const countedTrends = trends && countedIn(trends, months);

  const lines = all
    .filter(({ cells }) => hasAny(cells[first], counted) || (against && hasAny(cells[against], countedTrends ?? [])))
    .map(({ key, cells }): PageLine => ({
      key,
      figures: over(cells[first], counted),
      trend: against && countedTrends ? over(cells[against], countedTrends) : null,
    }));
  const season = seasonOf(period);
  const isThere = (month: string) => isPresent(whole.get(month)) || isPresent(trends?.get(month));
  const known = [...whole.keys(), ...(trends?.keys() ?? [])].filter((month) => month <= current && isThere(month));
  const prior = priorTo(whole, counted);
  const lastCounted = counted.at(-1) ?? period.to;
  return {
    lines,
    months: season
      .filter((month) => whole.has(month) || trends?.has(month))
      .map((month) => ({ key: month, figures: over(whole, [month]), trend: trends && (trends.get(month) ?? NOTHING) })),
    total: areMonths ? over(whole, counted) : sumOfLines(lines.map(({ figures }) => figures)),
    trend: trends && sumOfLines(lines.flatMap(({ trend }) => trend ?? [])),
    isAbsent: !months.some(isThere),
    counted,
    absent: months.filter((month) => whole.has(month) && !isPresent(whole.get(month))),
    deficitHoles: monthsIn(sinceJanuary(lastCounted)).filter(
      (month) => month < lastCounted && (whole.get(month)?.expected ?? 0) > 0 && !isPresent(whole.get(month)),
    ),
    missingMonths: trends ? missingMonthsIn(whole, trends, months) : { sales: 0, trends: 0 },
    before: prior && { months: prior, figures: over(whole, monthsIn(prior)) },
    season: season.map((month) => ({
      month,
      expected: whole.get(month)?.expected ?? null,
      obtained: obtainedIn(whole, month, current),
      trend: trends && obtainedIn(trends, month, current),
    })),
    latest: known.toSorted().at(-1) ?? null,
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
