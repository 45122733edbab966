import { daysUpTo, weekOf } from '#lib/date-ranges.ts';

/** A week, by its Monday, with the report on it. */
export interface ReportWeek<Report> {
  /** `YYYY-MM-DD` */
  readonly monday: string;
  /** `null`: it has none. */
  readonly report: Report | null;
}

const WEEK = 7;

/** The Monday a week earlier. */
export const weekBefore = (monday: string): string => daysUpTo(monday, WEEK + 1).start;

/** The Monday of the last whole week before a day. @param today `YYYY-MM-DD` */
export const lastWholeWeek = (today: string): string => weekBefore(weekOf(today).start);

/**
 * The weeks from the first report to the last whole week, or to a later report, latest first, those without a report too.
 * None without reports. Of two reports on one week both are listed.
 * @param today `YYYY-MM-DD`
 */
export function weeksOfReports<Report extends { readonly weekStart: string }>(
  reports: readonly Report[],
  today: string,
): readonly ReportWeek<Report>[] {
  const byWeek = Map.groupBy(reports, ({ weekStart }) => weekOf(weekStart).start);
  const mondays = [...byWeek.keys()].toSorted();
  const [first] = mondays;
  if (first === undefined) return [];
  const weeks: ReportWeek<Report>[] = [];
  for (const monday of mondaysBetween(first, lastWholeWeek(today), mondays)) {
    const own = byWeek.get(monday) ?? [null];
    weeks.push(...own.map((report) => ({ monday, report })));
  }
  return weeks.toReversed();
}

/** Weeks without a report in a row beyond which those between are not listed: a date may be out of range. */
const MOST = 104;

/** The Mondays of a range, and the given ones outside of it, in order. */
function mondaysBetween(first: string, last: string, given: readonly string[]): readonly string[] {
  const all = new Set(given);
  let monday = last;
  for (let count = 0; monday >= first && count < MOST; count += 1) {
    all.add(monday);
    monday = weekBefore(monday);
  }
  return [...all].toSorted();
}

/** The last whole week without a report; `null` if each of the weeks that are listed has one. */
export function weekToWrite(reports: readonly { readonly weekStart: string }[], today: string): string | null {
  const weeks = weeksOfReports(reports, today);
  if (weeks.length === 0) return lastWholeWeek(today);
  return weeks.find(({ report }) => report === null)?.monday ?? null;
}
