import type { Months } from '#domain/finance/months.ts';
import { type Acl, hasRight } from '#domain/access/rights.ts';
import { isAbsentMonth } from '#domain/finance/figures.ts';
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
import { before, earlier, monthsIn, sinceJanuary } from './period.ts';

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

/** A month of the season; `null` for months to come and months without figures. */
export interface SeasonMonth {
  readonly month: string;
  readonly expected: number | null;
  readonly obtained: number | null;
  readonly trend: number | null;
  /** Whether its figures are those of a month that has not ended. */
  readonly isRunning: boolean;
  /** Whether it has not begun and the server tells no goal for it yet. */
  readonly isToCome: boolean;
}

/** Sales less the trends of the same months. */
export interface Comparison {
  readonly months: readonly string[];
  readonly drift: number;
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
  /** The months that the deficit is of: those of its year until the last one that counts. Null without any. */
  readonly deficitMonths: Months | null;
  /** The months of the period that each source lacks while the other has them. */
  readonly missingMonths: Readonly<Record<Source, readonly string[]>>;
  /** The Mondays of the weeks that the trends lack in months that both sources have. */
  readonly missingWeeks: readonly string[];
  /** Whether the sums of sales and trends over the period can be compared: neither lacks anything of the other. */
  readonly isComparable: boolean;
  /** The months of the season whose sales and trends can be compared. */
  readonly comparableMonths: ReadonlySet<string>;
  /** The comparison over such months of the period; null without any. */
  readonly comparison: Comparison | null;
  /** The months of the period with trends, on pages that show them. */
  readonly trendMonths: readonly string[];
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

/** The months of the year of the last month that counts, and the other months of the period. */
function seasonOf({ from, to }: Months, lastCounted: string): readonly string[] {
  const { from: january } = sinceJanuary(lastCounted);
  const december = `${lastCounted.slice(0, 4)}-12`;
  return monthsIn({ from: from < january ? from : january, to: to > december ? to : december });
}

/** The monthly sums of the lines. */
function togetherOf(lines: readonly Cells[]): Cells {
  const months = new Set(lines.flatMap((cells) => [...cells.keys()]));
  return new Map(Array.from(months, (month) => [month, sumOfLines(lines.flatMap((cells) => cells.get(month) ?? []))]));
}

/** For each source, the months that it lacks and the other has. */
function missingMonthsIn(sales: Cells, trends: Cells, months: readonly string[]): PageModel['missingMonths'] {
  const missing = (cells: Cells, other: Cells) =>
    months.filter((month) => !isPresent(cells.get(month)) && isPresent(other.get(month)));
  return { sales: missing(sales, trends), trends: missing(trends, sales) };
}

type Comparing = Pick<
  PageModel,
  'missingMonths' | 'missingWeeks' | 'isComparable' | 'comparableMonths' | 'comparison' | 'trendMonths'
>;

/** What can be compared of sales and trends. The API has trends by month alone, so a month that lacks a week is left out. */
function comparing(
  sales: Cells,
  trends: Cells,
  months: readonly string[],
  weeksWithout: NonNullable<PageQuestion['weeksWithout']>,
): Comparing {
  const both = new Set(
    [...sales.keys()].filter((month) => isPresent(sales.get(month)) && isPresent(trends.get(month))),
  );
  const comparableMonths = new Set([...both].filter((month) => weeksWithout(month).length === 0));
  const missingMonths = missingMonthsIn(sales, trends, months);
  const missingWeeks = months.filter((month) => both.has(month)).flatMap(weeksWithout);
  const compared = months.filter((month) => comparableMonths.has(month));
  const obtained = (cells: Cells) => sumOfLines(compared.flatMap((month) => cells.get(month) ?? [])).obtained ?? 0;
  return {
    missingMonths,
    missingWeeks,
    isComparable: [missingMonths.sales, missingMonths.trends, missingWeeks].every(({ length }) => length === 0),
    comparableMonths,
    comparison: compared.length === 0 ? null : { months: compared, drift: obtained(sales) - obtained(trends) },
    trendMonths: months.filter((month) => isPresent(trends.get(month))),
  };
}

const UNCOMPARED: Comparing = {
  missingMonths: { sales: [], trends: [] },
  missingWeeks: [],
  isComparable: true,
  comparableMonths: new Set(),
  comparison: null,
  trendMonths: [],
};

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
  /** The Mondays of the weeks of a month of which no trends are dispatched. Default: it is not known of any. */
  readonly weeksWithout?: (month: string) => readonly string[];
}

const NEVER = () => false;
const NONE = () => [];

/** The lines without the figures of months in which nothing of the whole page is dispatched. */
function presentIn(
  all: readonly SourceLine[],
  isDispatched: NonNullable<PageQuestion['isDispatched']>,
): readonly SourceLine[] {
  const told = (source: Source) => {
    const whole = togetherOf(all.map(({ cells }) => cells[source]));
    return (month: string) => isAbsentMonth(whole.get(month) ?? NOTHING, isDispatched(source, month));
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
  { sources, areMonths, period, current, isDispatched = NEVER, weeksWithout = NONE }: PageQuestion,
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
  const lastCounted = counted.at(-1) ?? period.to;
  const season = seasonOf(period, lastCounted);
  const isThere = (month: string) => isPresent(whole.get(month)) || isPresent(trends?.get(month));
  const known = [...whole.keys(), ...(trends?.keys() ?? [])].filter((month) => month <= current && isThere(month));
  const prior = priorTo(whole, counted);
  const total = areMonths ? over(whole, counted) : sumOfLines(lines.map(({ figures }) => figures));
  const compared = trends ? comparing(whole, trends, months, weeksWithout) : UNCOMPARED;
  return {
    ...compared,
    lines,
    months: season
      .filter((month) => whole.has(month) || trends?.has(month))
      .map((month) => ({ key: month, figures: over(whole, [month]), trend: trends && (trends.get(month) ?? NOTHING) })),
    total,
    trend: trends && sumOfLines(lines.flatMap(({ trend }) => trend ?? [])),
    isAbsent: !months.some(isThere),
    counted,
    absent: months.filter((month) => whole.has(month) && !isPresent(whole.get(month))),
    deficitHoles: monthsIn(sinceJanuary(lastCounted)).filter(
      (month) => month < lastCounted && (whole.get(month)?.expected ?? 0) > 0 && !isPresent(whole.get(month)),
    ),
    deficitMonths: total.deficit === null ? null : sinceJanuary(earlier(lastCounted, current)),
    ...(first === 'trends' && { trendMonths: months.filter((month) => isPresent(whole.get(month))) }),
    before: prior && { months: prior, figures: over(whole, monthsIn(prior)) },
    season: season.map((month) => ({
      month,
      expected: whole.get(month)?.expected ?? null,
      obtained: whole.get(month)?.obtained ?? null,
      trend: trends?.get(month)?.obtained ?? null,
      isRunning: month === current && isThere(month),
      isToCome: month > current && !whole.has(month),
    })),
    latest: known.toSorted().at(-1) ?? null,
  };
}

/** The totals that have an explanation. */
export type FigureId = 'trend' | 'obtained' | 'completion' | 'deficit' | 'quantity';

/** The totals of a page in order, without those that the user may not see. */
export function figuresOn({ total, trend }: PageModel, hasDeficit: boolean): readonly FigureId[] {
  const deficit = hasDeficit && total.deficit !== null ? (['deficit'] as const) : [];
  return trend ? ['trend', 'obtained', 'completion', ...deficit] : ['obtained', 'completion', ...deficit, 'quantity'];
}
