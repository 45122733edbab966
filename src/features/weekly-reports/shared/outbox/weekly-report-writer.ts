import { type Refusal, refusalOr } from '#api/refusal.ts';
import { REPORT_TEXTS, wholeReport } from '#domain/weekly-reports/draft.ts';
import { ratioOf } from '#domain/weekly-reports/figures.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { storedText } from '#lib/stored-text.ts';
import type { Writer } from '#state/outbox-keeper.ts';
import { WeeklyReportsDocument } from '../weekly-reports.generated.ts';
import { weeklyReportOf } from './weekly-report-item.ts';
import { CreateWeeklyReportDocument } from './write-weekly-report.generated.ts';

const sameIDs = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join(' ') === others.toSorted().join(' ');

/** Sends the weekly reports that wait, and asks by supervisor and week whether the server has one. */
export const weeklyReportWriter: Writer = {
  async send(api, item, signal) {
    const waiting = weeklyReportOf(item);
    const report = waiting && wholeReport(waiting.report);
    if (!waiting || !report) return { kind: 'refused', codes: [] };
    const { targetIDs, ...values } = report;
    const { start, end } = weekOf(waiting.monday);
    return refusalOr<{ readonly kind: 'sent' } | Refusal>(async () => {
      const variables = {
        ...values,
        weekStart: start,
        weekEnd: end,
        achivementsDividedByForecasts: ratioOf(values.achivements, values.forecasts),
        concernedTargetCustomersIDsList: [...targetIDs],
      };
      await api.request(CreateWeeklyReportDocument, variables, { signal });
      return { kind: 'sent' };
    });
  },

  // A report of the same week with other words is somebody's own, from another tab or device: nothing of this one is lost for it.
  async isThere(api, item, signal) {
    const waiting = weeklyReportOf(item);
    const report = waiting && wholeReport(waiting.report);
    if (!waiting || !report) return false;
    const asked = { supervisorID: waiting.supervisorID, withCards: false };
    const { data, errors } = await api.request(WeeklyReportsDocument, asked, { signal });
    // A part of a list does not tell that a report is missing.
    if (errors[0]) throw errors[0];
    return (data.readAllSupervisorWeeklyReport ?? []).some(
      (found) =>
        found.weekStart === waiting.monday &&
        found.forecasts === report.forecasts &&
        found.achivements === report.achivements &&
        found.nextWeekForcastFigures === report.nextWeekForcastFigures &&
        sameIDs(
          found.ConcernedTargetCustomers.map(({ ID }) => ID),
          report.targetIDs,
        ) &&
        REPORT_TEXTS.every((text) => storedText(found[text]) === storedText(report[text])),
    );
  },
};
