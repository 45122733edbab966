import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';

/**
 * Every query key of the product; no key is written anywhere else (lint holds it).
 *
 * A key begins with what is read, then the kind of read, then its arguments. Left out arguments make it a prefix:
 * `keys.openActions()` matches the open actions of every product, `keys.openActions('p1')` those of one.
 */
export const keys = {
  agencies: ['agencies'],
  people: ['people'],
  workGroups: ['work-groups'],
  /** The same with what is known of their people, with or without telephone numbers. */
  groupPeople: (withContacts: boolean) => key('work-groups', 'people', withContacts),
  customers: ['customers'],
  /** For the map, with or without those of reports. */
  customerPositions: (withReports?: boolean) => key('customers', 'positions', withReports),
  /** The potentials of health workers. */
  customerPotentials: ['customers', 'potentials'],
  /** What filters of the list ask about. */
  customerTraits: (...asked: readonly boolean[]) => key('customers', 'traits', ...asked),
  customerCard: (kind?: string, ID?: string) => key('customers', 'card', kind, ID),
  /** What the forms of a card choose from. */
  cardChoices: ['card-choices'],
  cities: ['cities'],
  workAreas: ['work-areas'],
  healthCenters: ['health-centers'],

  /** Everything that is read of programmes, visits and positions. */
  field: ['field'],
  /** A person’s day, by `YYYY-MM-DD`. */
  workDay: (workerID?: string, date?: string) => key('field', 'day', workerID, date),
  /** The days of a week with all their visits, by its Monday. */
  /** The loads of the days of a week, by its Monday. */
  workWeek: (workerID?: string, monday?: string) => key('field', 'week', workerID, monday),
  /** The days of a supervisor’s delegates. */
  groupDay: (supervisorID?: string, date?: string) => key('field', 'group', supervisorID, date),
  /** How far supervisors are with the visits of a day. */
  visitProgress: (date?: string, supervisorID?: string) => key('field', 'progress', date, supervisorID),
  /** A person’s visits, of a week by its Monday, or the customers visited between two days. */
  visits: (of?: 'week' | 'customers', workerID?: string, start?: string, end?: string) =>
    key('field', 'visits', of, workerID, start, end),
  /** Who made a visit between two days. */
  activity: (of?: 'groups' | 'delegates', start?: string, end?: string) => key('field', 'activity', of, start, end),
  /** Visits asked for and made between two days, by delegate. */
  visitQuotas: (start?: string, end?: string) => key('field', 'quotas', start, end),
  /** Those of an agency that need not be the chosen one, with who is active: what changes one changes the other. */
  agencyVisits: (agencyID: string, start: string, end: string) => key('field', 'quotas', 'of', agencyID, start, end),
  /** Visits between two days, `YYYY-MM-DD`. */
  visitStatistics: (of?: 'groups' | 'group' | 'worker', start?: string, end?: string, ID?: string) =>
    key('field', 'statistics', of, start, end, ID),
  /** The weekly reports of a supervisor, with or without the cards of their customers. */
  weeklyReports: (supervisorID?: string, withCards?: boolean) => key('weekly-reports', supervisorID, withCards),
  /** Health workers visited between two days, by everybody whom the user sees. */
  visitedCustomers: (start?: string, end?: string) => key('field', 'statistics', 'visited', start, end),
  dayTrail: (workerID?: string, date?: string) => key('field', 'trail', workerID, date),
  /** What the last reports on customers set for their next visits. */
  nextObjectives: (workerID: string, customerIDs: readonly string[]) =>
    key('field', 'next-objectives', workerID, ...customerIDs),

  /** The visits to a customer so far. */
  earlierVisits: (kind?: string, ID?: string) => key('field', 'earlier', kind, ID),

  /** What a person has planned in a week, by its Monday. */
  plannedWeek: (workerID: string, monday: string) => key('field', 'day', workerID, 'planned', monday),

  /** Those that touch a range of time, in seconds since 1970; of everybody whom the user sees, or of one person. */
  absences: (start?: number, end?: number, workerID?: string) => key('absences', start, end, workerID),

  /** All of them, with who promotes each. */
  products: ['products', 'all'],
  expiringProducts: (limitTimeStamp?: number) => key('products', 'expiring', limitTimeStamp),
  /** The subjects of finance rows: the user's products, and the wholesalers. */
  financeCatalogue: ['products', 'finance-catalogue'],

  /** The types an action may have, and its statuses. */
  actionChoices: ['action-choices'],
  productActions: (pharmaProductID?: string) => key('actions', 'product', pharmaProductID),
  openActions: (pharmaProductID?: string) => key('actions', 'open', pharmaProductID),
  actionSteps: (regulatoryActionID?: string) => key('actions', 'steps', regulatoryActionID),

  productFiles: (pharmaProductID?: string) => key('files', 'product', pharmaProductID),
  /** The bytes at an address. */
  fileContent: (link: string) => key('files', 'content', link),

  /** Those whose time has passed, or those to come. */
  reminders: (done?: boolean) => key('reminders', 'list', done),
  reminder: (ID?: string) => key('reminders', 'one', ID),
  /** Those of all products, for their time axis. */
  portfolioReminders: ['reminders', 'portfolio'],

  /** The states of the periods of a kind, what the rows of one tell, or these rows as of a save. */
  financePeriods: (kind: FinanceKind, period?: FinancePeriod, save?: string) =>
    key('finance-periods', kind, period, save),
  /** The quantities of the periods before one. */
  financeHistory: (kind: FinanceKind, period?: FinancePeriod) => key('finance-history', kind, period),

  goals: (year?: number) => key('goals', 'year', year),
  /** What each delegate has of the goals of a year. */
  goalParts: (year?: number) => key('goals', 'parts', year),

  /** Everything that is read of sales trends or of real sales. */
  figures: (source: FigureSource) => key('figures', source),
  /** The rows of a year about a subject. */
  figureRows: (source: FigureSource, subject: string, ID: string, year: number) =>
    key('figures', source, 'rows', subject, ID, year),
  weekTrends: (monday: string) => key('figures', 'trends', 'week', monday),
  /** The sum of a week’s trends. */
  weekTurnover: (monday: string) => key('figures', 'trends', 'turnover', monday),
  /** What was sold of what was expected in a month. */
  agencySales: (agencyID: string, yearMonth: string) => key('figures', 'sales', 'of', agencyID, yearMonth),
  monthTurnOver: (yearMonth: string) => key('figures', 'sales', 'turn-over', yearMonth),
  monthSales: (yearMonth: string) => key('figures', 'sales', 'month', yearMonth),
  /** The sales of a product between two months. */
  productSales: (pharmaProductID: string, yearMonthStart: string, yearMonthEnd: string) =>
    key('figures', 'sales', 'product', pharmaProductID, yearMonthStart, yearMonthEnd),
} as const;

/** The source of figures: weekly trends, or sales confirmed by the wholesalers. */
export type FigureSource = 'trends' | 'sales';

type Part = string | number | boolean;

/** A key without the arguments that were left out. */
function key(...parts: readonly (Part | undefined)[]): readonly Part[] {
  return parts.filter((part) => part !== undefined);
}
