import type { QueryKey } from '@tanstack/react-query';
import type { Mutation } from '#api/generated/schema.ts';
import { keys } from './keys.ts';

/** Those variables of a write that tell which records it is about. */
export interface WriteVariables {
  readonly ID?: string;
  readonly pharmaProductID?: string;
  readonly regulatoryActionID?: string;
  readonly reminderID?: string;
}

/** The queries that a write makes stale. A key matches every longer key too. */
export interface Stale {
  /** Read again at once if a screen shows it, otherwise as soon as one does. */
  readonly changed: readonly QueryKey[];
  /** Reads of a record that was deleted: the screen that shows it is about to close, so they are not repeated. */
  readonly gone?: readonly QueryKey[];
}

const NOTHING: Stale = { changed: [] };

/** Everything that shows the steps of an action, or the files on them. */
const STEPS = [keys.productActions(), keys.actionSteps(), keys.productFiles()];

/** Everything that shows a reminder, except the editor’s own read of one: steps show theirs. */
const REMINDERS = [...STEPS, keys.reminders(), keys.portfolioReminders];

/** Everything that shows goals. The expected amount of a month is computed from the goals of its year. */
const GOALS = [
  keys.goals(),
  keys.goalParts(),
  keys.financePeriods('goals'),
  keys.financeHistory('goals'),
  keys.figures('trends'),
  keys.figures('sales'),
];

/** The cards that are kept: few, and only that which is shown is read again. */
const CARDS = [keys.customerCard()];

/** The days, which show the customers and where they are met. */
const DAYS = [keys.workDay(), keys.groupDay()];

/** What shows customers with their places: the list, the days, the visits of a person, weekly reports. */
const CUSTOMERS = [keys.customers, ...DAYS, keys.visits(), keys.weeklyReports()];

/** The list of customers, their cards, and what else shows them. */
const CUSTOMER: Stale = { changed: [...CUSTOMERS, keys.visitStatistics(), keys.visitQuotas()] };

/** Everything that shows a programme. */
const PROGRAMME: Stale = { changed: [...DAYS, keys.workWeek(), keys.visitProgress()] };

/** A report is in the history of its customer, and may tell where they are. */
const REPORT: Stale = { changed: [keys.field, ...CARDS, keys.customerTraits(), keys.customerPositions()] };

const WHOLESALER: Stale = {
  changed: [...CUSTOMERS, keys.financeCatalogue, keys.figures('trends'), keys.figures('sales')],
};

/**
 * The queries that each write makes stale, by the name of its call.
 * `tests/unit/queries.test.ts` makes every write on the demo server and compares every query before and after.
 */
export const STALE_AFTER: Readonly<Partial<Record<keyof Mutation, (variables: WriteVariables) => Stale>>> = {
  createToken: () => NOTHING,
  refreshToken: () => NOTHING,

  createTypeRegulatoryAction: () => ({ changed: [keys.actionChoices] }),
  editTypeRegulatoryAction: () => ({
    changed: [keys.actionChoices, keys.productActions(), keys.openActions(), keys.actionSteps()],
  }),

  createRegulatoryAction: ({ pharmaProductID }) => ({
    changed: [
      keys.productActions(pharmaProductID),
      keys.openActions(pharmaProductID),
      keys.productFiles(pharmaProductID),
    ],
  }),
  editRegulatoryAction: ({ ID, pharmaProductID }) => ({
    changed: [
      keys.actionSteps(ID),
      keys.productActions(pharmaProductID),
      keys.openActions(pharmaProductID),
      keys.productFiles(pharmaProductID),
      // A reminder is shown with the name of its action.
      keys.reminders(),
      keys.reminder(),
    ],
  }),
  deleteRegulatoryAction: ({ regulatoryActionID }) => ({
    changed: [
      keys.productActions(),
      keys.openActions(),
      keys.productFiles(),
      keys.reminders(),
      keys.reminder(),
      keys.portfolioReminders,
    ],
    gone: [keys.actionSteps(regulatoryActionID)],
  }),
  createRegulatoryActionStep: () => ({ changed: STEPS }),
  deleteRegulatoryActionStep: () => ({ changed: [...REMINDERS, keys.reminder()] }),
  deleteRegulatoryActionStepProductFile: () => ({ changed: STEPS }),

  createAMMFileAndReminder: () => ({ changed: [keys.products, keys.expiringProducts(), ...REMINDERS] }),
  createPharmaProductFile: () => ({ changed: STEPS }),
  deletePharmaProductFile: () => ({ changed: STEPS }),

  createReminder: () => ({ changed: REMINDERS }),
  editReminder: () => ({ changed: [...REMINDERS, keys.reminder()] }),
  deleteReminder: ({ reminderID }) => ({ changed: REMINDERS, gone: [keys.reminder(reminderID)] }),

  createCity: () => ({ changed: [keys.cities] }),
  // Work areas, health centres and customers are shown with the names of their places.
  editCity: () => ({ changed: [keys.cities, keys.workAreas, keys.healthCenters, keys.customers] }),
  createWorkArea: () => ({ changed: [keys.workAreas] }),
  editWorkArea: () => ({ changed: [keys.workAreas, keys.healthCenters, ...CUSTOMERS] }),
  createHealthCenter: () => ({ changed: [keys.healthCenters] }),
  editHealthCenter: () => ({ changed: [keys.healthCenters, ...CUSTOMERS] }),

  // A list shows the customer, and each card what its own record has.
  createCustomerHealthWorker: () => CUSTOMER,
  updateCustomerHealthWorker: () => CUSTOMER,
  updateCustomerHWInfoCardFixedPart: () => CUSTOMER,
  createCustomerDrugStore: () => CUSTOMER,
  updateCustomerDrugStore: () => CUSTOMER,
  updateCustomerDrugStoreInfoCardFixedPart: () => CUSTOMER,
  createCustomerAdministrative: () => CUSTOMER,
  updateCustomerAdministrative: () => CUSTOMER,
  updateCustomerAdministrativeInfoCardFixedPart: () => CUSTOMER,
  // Sales are shown with the names of their wholesalers.
  createWholesaler: () => WHOLESALER,
  updateWholesaler: () => WHOLESALER,
  createRelationshipWithProductAdvancement: () => ({ changed: [...CARDS, keys.customerTraits()] }),
  createCustomerExpectation: () => ({ changed: [...CARDS, keys.customerTraits()] }),
  updateCustomerExpectation: () => ({ changed: [...CARDS, keys.customerTraits()] }),
  createLeadedAction: () => ({ changed: CARDS }),
  updateLeadedAction: () => ({ changed: CARDS }),

  createWorkScheduleDaily: () => PROGRAMME,
  createSupervisorDailyWork: () => PROGRAMME,
  deleteVisitObjective: () => PROGRAMME,
  validateVisitObjectives: () => PROGRAMME,
  unValidateVisitObjectives: () => PROGRAMME,
  createVisitReport: () => REPORT,
  attachVisitReport: () => REPORT,

  createSupervisorWeeklyReport: () => ({ changed: [keys.weeklyReports()] }),
  deleteSupervisorWeeklyReport: () => ({ changed: [keys.weeklyReports()] }),
  createAbsenceJustification: () => ({ changed: [keys.absences()] }),
  editAbsenceJustification: () => ({ changed: [keys.absences()] }),

  createGPSLoc: () => ({ changed: [keys.dayTrail()] }),
  createGPSLocsFromList: () => ({ changed: [keys.dayTrail()] }),

  setSaleGoalsByProductFromJson: () => ({ changed: GOALS }),
  dispatchPharmaProductSaleGoals: () => ({ changed: GOALS }),
  setSaleTrendsByProductFromJson: () => ({
    changed: [keys.figures('trends'), keys.financePeriods('trends'), keys.financeHistory('trends')],
  }),
  dispatchPharmaProductSaleTrends: () => ({ changed: [keys.figures('trends'), keys.financePeriods('trends')] }),
  setRealSalesByProductFromJson: () => ({
    changed: [keys.figures('sales'), keys.financePeriods('sales'), keys.financeHistory('sales')],
  }),
  dispatchPharmaProductRealSales: () => ({ changed: [keys.figures('sales'), keys.financePeriods('sales')] }),
};
