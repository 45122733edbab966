import type { WriteKind } from '#domain/outbox/item.ts';
import { loadedOnce } from '#lib/loaded-once.ts';
import type { Writer, Writers } from '#state/outbox-keeper.ts';

const ofProgrammes = loadedOnce(() =>
  import('#features/field/shared/outbox/programme-writer.ts').then(({ programmeWriter }) => programmeWriter),
);

const ofDecisions = loadedOnce(() =>
  import('#features/field/shared/outbox/decision-writer.ts').then(({ decisionWriter }) => decisionWriter),
);

const ofCards = loadedOnce(() =>
  import('#features/customers/card/outbox/card-writer.ts').then(({ CARD_WRITERS }) => CARD_WRITERS),
);

/** Who sends the writes that wait, each loaded once, when the first of its kind is queued. */
const LOADERS: Readonly<Record<WriteKind, () => Promise<Writer>>> = {
  createVisitReport: loadedOnce(() =>
    import('#features/field/shared/outbox/report-writer.ts').then(({ reportWriter }) => reportWriter),
  ),
  createWorkScheduleDaily: ofProgrammes,
  createWorkSchedules: ofProgrammes,
  validateVisitObjectives: ofDecisions,
  unValidateVisitObjectives: ofDecisions,
  deleteVisitObjective: ofDecisions,
  createSupervisorWeeklyReport: loadedOnce(() =>
    import('#features/weekly-reports/shared/outbox/weekly-report-writer.ts').then(
      ({ weeklyReportWriter }) => weeklyReportWriter,
    ),
  ),
  createAbsenceJustification: loadedOnce(() =>
    import('#features/absences/shared/outbox/absence-writer.ts').then(({ absenceWriter }) => absenceWriter),
  ),
  updateCustomer: () => ofCards().then((writers) => writers.updateCustomer),
  updateCustomerProfile: () => ofCards().then((writers) => writers.updateCustomerProfile),
  createRelationshipWithProductAdvancement: () =>
    ofCards().then((writers) => writers.createRelationshipWithProductAdvancement),
  createCustomerExpectation: () => ofCards().then((writers) => writers.createCustomerExpectation),
  updateCustomerExpectation: () => ofCards().then((writers) => writers.updateCustomerExpectation),
  createLeadedAction: () => ofCards().then((writers) => writers.createLeadedAction),
  updateLeadedAction: () => ofCards().then((writers) => writers.updateLeadedAction),
};

export const writerOf: Writers = (kind) => LOADERS[kind]();
