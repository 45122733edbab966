import { addMonths, dayNumberOf, dayOf, instantOf, isoDate, workingDay } from './calendar.ts';
import { COUNTRIES } from './countries.ts';
import * as texts from './field-texts.ts';
import { lazy } from './lazy.ts';
import { createRandom, type Random, type Weighted } from './random.ts';
import type {
  CustomerHistory,
  CustomerExpectationRecord,
  DrugStoreRecord,
  HealthCenterRecord,
  HealthWorkerRecord,
  LeadedActionReceivedRecord,
  PharmaProductRecord,
  Potential,
  RelationshipWithProductAdvancementRecord,
  UserRecord,
  VisitReportRecord,
  World,
} from './types.ts';
import { RELATION_STATES } from './vocabulary.ts';

export type AnyCustomer = HealthWorkerRecord | DrugStoreRecord;

/** Days that histories go back, two years. */
const REACH = 730;

/** Usual days between two visits. */
const EVERY: Readonly<Record<Potential, number>> = { 'A+': 16, A: 24, B: 40, C: 75 };

/** Nobody has visited these yet. */
const NEVER_VISITED = 0.12;
const SPONTANEOUS = 0.3;
/** A colleague of the usual visitor came. */
const BY_ANOTHER = 0.12;

/** What the histories of one agency are drawn from. */
interface Field {
  readonly utcOffset: number;
  readonly today: number;
  /** Delegates who visit prescribers, and those who visit drugstores. */
  readonly medical: readonly UserRecord[];
  readonly pharma: readonly UserRecord[];
  /** Those who visit administrations and wholesalers. */
  readonly supervisors: readonly UserRecord[];
  readonly products: readonly PharmaProductRecord[];
  readonly productsOf: ReadonlyMap<string, readonly PharmaProductRecord[]>;
  readonly centres: ReadonlyMap<string, HealthCenterRecord>;
}

/**
 * What happened with the customers of a world in the last two years. A history is generated when it is asked for, from a
 * random stream of its own, so that a card costs one history and the same customer always has the same one.
 */
export function createHistories(world: World): (customer: AnyCustomer) => CustomerHistory {
  const fields = new Map(world.agencies.map(({ idAgency }) => [idAgency, lazy(() => fieldOf(world, idAgency))]));
  return (customer) => {
    const field = fields.get(customer.agencyID)?.();
    if (!field) throw new RangeError(`No agency ${customer.agencyID}`);
    return historyOf(customer, field, createRandom(world.seed, `history:${customer.ID}`));
  };
}

function fieldOf(world: World, agencyID: string): Field {
  const country = COUNTRIES.find(({ agency }) => agency.idAgency === agencyID);
  const utcOffset = country?.utcOffset ?? 0;
  const ofAgency = <T extends { readonly agencyID: string | null }>(records: readonly T[]): T[] =>
    records.filter((record) => record.agencyID === agencyID);
  const typeOf = new Map(world.workgroups.map(({ ID, type }) => [ID, type]));
  const team = ofAgency(world.users).filter(({ workgroupID, fictive }) => workgroupID !== null && !fictive);
  const delegues = team.filter(({ userType }) => userType === 'Delegue');
  const inGroups = (type: string) => delegues.filter(({ workgroupID }) => typeOf.get(workgroupID ?? '') === type);
  const products = ofAgency(world.pharmaProducts);
  const byID = new Map(products.map((product) => [product.ID, product]));
  const assignments = Map.groupBy(ofAgency(world.assignedDelegues), ({ delegueID }) => delegueID);
  return {
    utcOffset,
    today: dayOf(world.now, utcOffset),
    medical: inGroups('medical'),
    pharma: inGroups('pharma'),
    supervisors: team.filter(({ userType }) => userType === 'Supervisor'),
    products,
    productsOf: new Map(
      Array.from(assignments, ([delegueID, own]) => [
        delegueID,
        own.flatMap(({ pharmaProductID }) => byID.get(pharmaProductID) ?? []),
      ]),
    ),
    centres: new Map(ofAgency(world.healthCenters).map((centre) => [centre.ID, centre])),
  };
}

const isPerson = (customer: AnyCustomer): customer is HealthWorkerRecord => 'sex' in customer;

/** Who usually visits a customer: the delegates of the right groups, or the supervisors for large accounts. */
function visitorsOf({ ID }: AnyCustomer, { medical, pharma, supervisors }: Field): readonly UserRecord[] {
  if (ID.startsWith('hw-')) return medical;
  return ID.startsWith('ds-') ? pharma : supervisors;
}

function historyOf(customer: AnyCustomer, field: Field, random: Random): CustomerHistory {
  const visitors = visitorsOf(customer, field);
  const usual = visitors.length > 0 && !random.boolean(NEVER_VISITED) ? random.pick(visitors) : undefined;
  if (!usual) return { visitReports: [], relationships: [], expectations: [], leadedActions: [] };
  const assigned = field.productsOf.get(usual.ID) ?? [];
  const products = random.sample(assigned.length > 0 ? assigned : field.products, random.int(2, 5));
  const visitReports = reportsOf(customer, field, random, { visitors, usual, products });
  const shown = { customerID: customer.ID, agencyID: customer.agencyID };
  return {
    visitReports,
    relationships: products.flatMap((product, index) =>
      relationshipsOf(random, visitReports, product).map((record, step) => ({
        ID: `relation-${customer.ID}-${index + 1}-${step + 1}`,
        ...record,
        ...shown,
      })),
    ),
    expectations: periodsOf(random, field.today, 3).map((period, index): CustomerExpectationRecord => ({
      ID: `expectation-${customer.ID}-${index + 1}`,
      ...period,
      ...shown,
      toBeImproved: random.boolean(0.8) ? random.pick(texts.TO_BE_IMPROVED) : null,
      expectedProducts: texts.about(random, texts.EXPECTED_PRODUCTS, random.pick(products).name),
    })),
    leadedActions: periodsOf(random, field.today - 30, 4).map((period, index): LeadedActionReceivedRecord => {
      const product = random.pick(products).name;
      return {
        ID: `leaded-${customer.ID}-${index + 1}`,
        ...period,
        ...shown,
        requests: texts.about(random, texts.REQUESTS, product),
        actionMaterials: random.boolean(0.6) ? texts.about(random, texts.MATERIALS, product) : null,
        actionHumanRelations: random.boolean(0.4) ? random.pick(texts.HUMAN_RELATIONS) : null,
        actionFinancial: random.boolean(0.5) ? inFrancs(random.weighted(texts.ACTION_COSTS)) : null,
        createdByID: usual.ID,
      };
    }),
  };
}

/** « 185 000 FCFA ». */
const inFrancs = (amount: number): string => `${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202F')}\u00A0FCFA`;

interface Visiting {
  readonly visitors: readonly UserRecord[];
  readonly usual: UserRecord;
  readonly products: readonly PharmaProductRecord[];
}

function reportsOf(
  customer: AnyCustomer,
  field: Field,
  random: Random,
  { visitors, usual, products }: Visiting,
): readonly VisitReportRecord[] {
  const { today, utcOffset } = field;
  const { ID, agencyID, potential, relationStartDate } = customer;
  const every = EVERY[potential ?? 'C'] * (0.6 + random.float());
  const said = isPerson(customer) ? texts.OF_PRESCRIBERS : texts.OF_BUYERS;
  const reports: VisitReportRecord[] = [];
  const gap = () => Math.max(3, Math.round(every * (0.5 + random.float())));
  let day = workingDay(
    Math.max(today - REACH, relationStartDate === null ? 0 : dayNumberOf(relationStartDate)) + random.int(0, 20),
  );
  for (; day < today; day = workingDay(day + gap())) {
    const startTimeStamp = instantOf(day, random.int(8 * 60, 17 * 60), utcOffset);
    const endTimeStamp = startTimeStamp + random.int(6, 28) * 60;
    const worker = random.boolean(BY_ANOTHER) ? random.pick(visitors) : usual;
    const shown = random.sample(products, random.int(1, 2));
    const [first] = shown;
    const product = first?.name ?? '';
    const sometimes = (likelihood: number, list: readonly string[]) =>
      random.boolean(likelihood) ? texts.about(random, list, product) : null;
    const spontanous = random.boolean(SPONTANEOUS);
    const reportID = `report-${ID}-${reports.length + 1}`;
    const hasAction = random.boolean(0.04);
    reports.push({
      ID: reportID,
      startTimeStamp,
      endTimeStamp,
      obtainedPromess: sometimes(0.35, said.promises),
      notedPrescriptions:
        isPerson(customer) && random.boolean(0.2) ? `${random.int(1, 6)} ordonnances de ${product}` : null,
      objections: sometimes(0.18, said.objections),
      gifts: random.boolean(0.08) ? random.pick(texts.GIFTS) : null,
      leadedAction: hasAction ? random.pick(texts.HUMAN_RELATIONS) : null,
      actionCost: hasAction ? random.weighted(texts.ACTION_COSTS) : null,
      nextVisitObjective: sometimes(0.6, said.next),
      other: sometimes(0.15, said.comments),
      spontanous,
      obtainedResult: sometimes(0.85, said.results),
      metPerson: isPerson(customer) ? null : random.weighted(MET),
      GPSLoc: positionOf(customer, field, random, reportID, endTimeStamp),
      presentedProductIDs: shown.map((each) => each.ID),
      givenSampleProductIDs: random.boolean(0.25) && first ? [first.ID] : [],
      objectiveDescription: spontanous ? null : texts.about(random, said.objectives, product),
      customerID: ID,
      workerID: worker.ID,
      agencyID,
    });
  }
  return reports;
}

/** Where a visit was: at the place itself, or at one of a person's centres, most often the first. */
function positionOf(
  customer: AnyCustomer,
  { centres }: Field,
  random: Random,
  reportID: string,
  obtainedTimeStamp: number,
): VisitReportRecord['GPSLoc'] {
  const place = isPerson(customer)
    ? centres.get(random.boolean(0.85) ? (customer.healthCenterIDs[0] ?? '') : random.pick(customer.healthCenterIDs))
    : customer;
  const around = (degrees: number) => Math.round((degrees + (random.float() - 0.5) * 0.001) * 1e5) / 1e5;
  if (!place || random.boolean(0.3)) return null;
  const { gPSLat, gPSLon } = place;
  if (gPSLat === null || gPSLon === null) return null;
  return { ID: `position-${reportID}`, gPSLat: around(gPSLat), gPSLon: around(gPSLon), obtainedTimeStamp };
}

const MET: Weighted<string> = [
  ['Le titulaire', 40],
  ['L’adjointe', 35],
  ['Le responsable des achats', 25],
];

const STAGES = RELATION_STATES.filter((state) => state !== 'LostClient');

/** The stages reached with a product: they rise at visits, sometimes fall, and one customer in twelve is lost. */
function relationshipsOf(
  random: Random,
  reports: readonly VisitReportRecord[],
  product: PharmaProductRecord,
): readonly Pick<RelationshipWithProductAdvancementRecord, 'relationState' | 'dateTimestamp' | 'pharmaProductID'>[] {
  const spoken = reports.filter(({ presentedProductIDs }) => presentedProductIDs.includes(product.ID));
  const records: Pick<
    RelationshipWithProductAdvancementRecord,
    'relationState' | 'dateTimestamp' | 'pharmaProductID'
  >[] = [];
  let stage = -1;
  for (const { endTimeStamp } of spoken) {
    if (stage >= 0 && !random.boolean(0.35)) continue;
    stage = stage > 1 && random.boolean(0.12) ? stage - 1 : Math.min(stage + 1, STAGES.length - 1);
    const relationState = STAGES[stage] ?? 'prospect';
    if (records.at(-1)?.relationState === relationState) continue;
    records.push({ relationState, dateTimestamp: endTimeStamp, pharmaProductID: product.ID });
  }
  const last = spoken.at(-1);
  if (records.length > 1 && last && random.boolean(0.08)) {
    records.push({ relationState: 'LostClient', dateTimestamp: last.endTimeStamp + 60, pharmaProductID: product.ID });
  }
  return records;
}

/** Up to `most` quarters, one of them often the current one. @param today a day, counted from 1970 */
function periodsOf(random: Random, today: number, most: number) {
  return Array.from({ length: random.int(0, most) }, (_, index) => index)
    .toReversed()
    .map((ago) => {
      const start = addMonths(today - random.int(0, 40), -6 * ago - 1);
      return { periodStart: isoDate(start), periodEnd: isoDate(addMonths(start, 3) - 1) };
    });
}
