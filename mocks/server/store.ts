import { createFieldWork } from '#mocks/seed/field-work.ts';
import { lazy } from '#mocks/seed/lazy.ts';
import { createWeeklyReports } from '#mocks/seed/weekly-reports.ts';
import type { AnyCustomer } from '#mocks/seed/territories.ts';
import type {
  AbsenceJustificationRecord,
  AgencyRecord,
  CustomerExpectationRecord,
  CustomerHistory,
  LeadedActionReceivedRecord,
  PositionRecord,
  RelationshipWithProductAdvancementRecord,
  SupervisorWeeklyReportRecord,
  VisitObjectiveRecord,
  VisitReportRecord,
  WorkDayRecord,
  World,
} from '#mocks/seed/types.ts';

interface Row {
  readonly ID: string;
}

/** The records of one kind, in order of insertion. Records are immutable: a write replaces the record. */
export interface Table<T extends Row> {
  /** A record that names no other one has `null` for its id: there is none. */
  find(ID: string | null | undefined): T | undefined;
  /** The record as the world has it, whatever was written since. */
  generated(ID: string): T | undefined;
  all(): T[];
  /** The records with a value in a field. An index is built on first use and dropped by every write. */
  where<K extends keyof T>(field: K, value: T[K]): T[];
  /** Adds a record under a new id. The id is the same in every replay, and ids of removed records are not used again. */
  insert(make: (ID: string) => T): T;
  replace(record: T): T;
  remove(ID: string): void;
}

function createTable<T extends Row>(kind: string, generated: () => readonly T[], onWrite: () => void): Table<T> {
  const begun = lazy(() => new Map(generated().map((record) => [record.ID, record])));
  const records = lazy(() => new Map(begun()));
  const indexes = new Map<keyof T, Map<unknown, T[]>>();
  let inserted = 0;

  function indexOf(field: keyof T): Map<unknown, T[]> {
    let index = indexes.get(field);
    if (!index) {
      index = Map.groupBy(records().values(), (record) => record[field]);
      indexes.set(field, index);
    }
    return index;
  }

  function write(record: T): T {
    records().set(record.ID, record);
    indexes.clear();
    onWrite();
    return record;
  }

  return {
    find: (ID) => records().get(ID ?? ''),
    generated: (ID) => begun().get(ID),
    all: () => [...records().values()],
    where: (field, value) => [...(indexOf(field).get(value) ?? [])],
    insert(make) {
      inserted += 1;
      return write(make(`${kind}-new-${inserted}`));
    },
    replace: write,
    remove(ID) {
      records().delete(ID);
      indexes.clear();
      onWrite();
    },
  };
}

export type Store = ReturnType<typeof createStore>;

const NO_HISTORY: CustomerHistory = { visitReports: [], relationships: [], expectations: [], leadedActions: [] };

/** The tables of a world. The world itself never changes, and each of its collections is read on first use. */
export function createStore(world: World) {
  let revision = 0;
  const table = <T extends Row>(kind: string, generated: () => readonly T[]): Table<T> =>
    createTable(kind, generated, () => {
      revision += 1;
    });
  const agencies: readonly AgencyRecord[] = world.agencies;

  const healthWorkers = table('health-worker', () => world.healthWorkers);
  const drugStores = table('drugstore', () => world.drugStores);
  const administratives = table('administrative', () => world.administratives);
  const wholesalers = table('wholesaler', () => world.wholesalers);
  const field = createFieldWork(world);

  /** What was generated of a customer's history, of which an edit of the card changes nothing; a new customer has none. */
  function historyOf({ ID }: AnyCustomer): CustomerHistory {
    const customer = [healthWorkers, drugStores, administratives, wholesalers]
      .map((kind) => kind.generated(ID))
      .find((record) => record !== undefined);
    return customer ? field.historyOf(customer) : NO_HISTORY;
  }

  return {
    agencies,
    users: table('user', () => world.users),
    workgroups: table('group', () => world.workgroups),
    laboratories: table('laboratory', () => world.laboratories),
    pharmaProducts: table('product', () => world.pharmaProducts),
    assignedDelegues: table('assignment', () => world.assignedDelegues),
    typeRegulatoryActions: table('type', () => world.typeRegulatoryActions),
    regulatoryActions: table('action', () => world.regulatoryActions),
    regulatoryActionSteps: table('step', () => world.regulatoryActionSteps),
    pharmaProductFiles: table('file', () => world.pharmaProductFiles),
    reminders: table('reminder', () => world.reminders),
    cities: table('city', () => world.cities),
    workAreas: table('area', () => world.workAreas),
    healthCenters: table('centre', () => world.healthCenters),
    specialities: table('speciality', () => world.specialities),
    healthWorkers,
    drugStores,
    administratives,
    wholesalers,
    historyOf,
    /** What was written of histories. */
    relationships: table<RelationshipWithProductAdvancementRecord>('relation', () => []),
    expectations: table<CustomerExpectationRecord>('expectation', () => []),
    leadedActions: table<LeadedActionReceivedRecord>('leaded', () => []),
    /** What was generated of the days of the field. */
    field,
    /** What was written of these days: each day as a whole, and the objectives that are new or changed. */
    workDays: table<WorkDayRecord>('day', () => []),
    visitObjectives: table<VisitObjectiveRecord>('objective', () => []),
    visitReports: table<VisitReportRecord>('report', () => []),
    positions: table<PositionRecord>('position', () => []),
    /** What was written of absences: those that are new or changed. */
    absences: table<AbsenceJustificationRecord>('absence', () => []),
    /** What was generated of weekly reports, what was written, and which of the generated ones were deleted. */
    generatedWeeklyReports: createWeeklyReports(world, field),
    weeklyReports: table<SupervisorWeeklyReportRecord>('weekly-report', () => []),
    deletedWeeklyReports: table<Row>('deleted-weekly-report', () => []),
    savedSheets: table('saved', () => world.savedSheets),
    dispatchedSheets: table('dispatched', () => world.dispatchedSheets),
    /** Increases with every write, which shows whether a call has changed anything. */
    revision: () => revision,
  };
}
