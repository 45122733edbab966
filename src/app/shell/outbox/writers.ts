import type { Writers } from '#state/outbox-keeper.ts';

/** Who sends the writes that wait, each loaded when the first of its kind is sent. */
export const WRITERS: Writers = {
  createVisitReport: () =>
    import('#features/field/shared/outbox/report-writer.ts').then(({ reportWriter }) => reportWriter),
  createWorkScheduleDaily: () =>
    import('#features/field/shared/outbox/programme-writer.ts').then(({ programmeWriter }) => programmeWriter),
  createSupervisorWeeklyReport: () =>
    import('#features/weekly-reports/shared/outbox/weekly-report-writer.ts').then(
      ({ weeklyReportWriter }) => weeklyReportWriter,
    ),
  createAbsenceJustification: () =>
    import('#features/absences/shared/outbox/absence-writer.ts').then(({ absenceWriter }) => absenceWriter),
};
