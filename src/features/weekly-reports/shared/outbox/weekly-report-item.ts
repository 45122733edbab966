import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { isWeeklyReportDraft, type WeeklyReportDraft } from '#domain/weekly-reports/draft.ts';
import { isText, shapeOf } from '#lib/shape.ts';

/** A weekly report that waits. */
export interface WeeklyReportWrite {
  readonly supervisorID: string;
  /** The Monday of its week, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly report: WeeklyReportDraft;
}

const isWeeklyReportWrite = shapeOf<WeeklyReportWrite>({
  supervisorID: isText,
  monday: isText,
  report: isWeeklyReportDraft,
});

const KIND = 'createSupervisorWeeklyReport';

/** The report that an item has; `null` for any other item, and for one that this version cannot read. */
export const weeklyReportOf = ({ kind, write }: Pick<OutboxItem, 'kind' | 'write'>): WeeklyReportWrite | null =>
  kind === KIND && isWeeklyReportWrite(write) ? write : null;

/** What the server knows a weekly report by: the supervisor and the week. */
const weeklyReportKey = (supervisorID: string, monday: string): string => `${KIND} ${supervisorID} ${monday}`;

export interface WeeklyReportToQueue extends WeeklyReportWrite {
  /** What it was begun from. */
  readonly base: WeeklyReportDraft;
  readonly title: string;
  /** The address at which it was written. */
  readonly href: string;
}

/** A weekly report as it is queued. */
export function weeklyReportItem({ base, title, href, ...write }: WeeklyReportToQueue): NewItem {
  return {
    kind: KIND,
    key: weeklyReportKey(write.supervisorID, write.monday),
    after: [],
    write,
    form: { editor: 'weekly-report', subject: write.monday, value: write.report, base, href },
    title,
    day: write.monday,
  };
}

/** The Mondays of the weekly reports that wait on this device. */
export const queuedWeeks = (items: readonly OutboxItem[], supervisorID: string): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) => {
      const waiting = weeklyReportOf(item);
      return waiting?.supervisorID === supervisorID ? [waiting.monday] : [];
    }),
  );
