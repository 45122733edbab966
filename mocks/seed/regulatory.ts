import { addMonths, dayOf, instantOf, isoDate, workingDay, yearOf } from './calendar.ts';
import type { Random, Weighted } from './random.ts';
import type { AgencyContext } from './agency-context.ts';
import {
  ACTION_TYPES,
  ADVERTISING,
  AMM_DEADLINES,
  LEAFLET,
  OTHER_ACTIONS,
  PACKAGING,
  RENEWAL,
  RENEWAL_LEAD_DAYS,
  ROUTINE,
  type ActionPlan,
} from './regulatory-texts.ts';
import type {
  PharmaProductFileRecord,
  PharmaProductRecord,
  RegulatoryActionRecord,
  RegulatoryActionStepRecord,
  RegulatoryStatus,
  ReminderRecord,
  TypeRegulatoryActionRecord,
  UserRecord,
} from './types.ts';

export interface RegulatoryRecords {
  readonly typeRegulatoryActions: readonly TypeRegulatoryActionRecord[];
  readonly regulatoryActions: readonly RegulatoryActionRecord[];
  readonly regulatoryActionSteps: readonly RegulatoryActionStepRecord[];
  readonly pharmaProductFiles: readonly PharmaProductFileRecord[];
  readonly reminders: readonly ReminderRecord[];
}

/**
 * An agency's regulatory data. An action follows its plan from the day it begins, so its status, files and reminders
 * agree: past steps have files, future steps have reminders.
 * @param people possible recipients of reminders: users of the agency, headquarters and laboratories
 */
export function generateRegulatory(
  agency: AgencyContext,
  products: readonly PharmaProductRecord[],
  people: readonly UserRecord[],
): RegulatoryRecords {
  const { agencyID } = agency;
  const typeRegulatoryActions = ACTION_TYPES.map((type, index) => ({
    ID: `type-${agencyID}-${index + 1}`,
    ...type,
    agencyID,
  }));
  const courses = planActions(agency, products);
  return {
    typeRegulatoryActions,
    ...generateActions(agency, courses, typeRegulatoryActions),
    pharmaProductFiles: generateFiles(agency, courses, products),
    reminders: generateReminders(agency, courses, products, people),
  };
}

/** An action: its plan, its product, the day it begins and its present status. */
interface Course {
  readonly ID: string;
  readonly plan: ActionPlan;
  readonly product: PharmaProductRecord;
  readonly start: number;
  readonly statut: RegulatoryStatus;
}

/**
 * The actions of an agency: in the main agency four actions of the first product, then renewals of authorisations that
 * end soon, then other actions. A product never has the same action twice.
 */
function planActions(agency: AgencyContext, products: readonly PharmaProductRecord[]): readonly Course[] {
  const { agencyID, size, today, main, country } = agency;
  const random = agency.random('regulatory-actions');
  const courses = new Map<string, Course>();

  function begin(plan: ActionPlan, product: PharmaProductRecord, start: number): void {
    const key = `${product.ID}/${plan.name}`;
    if (courses.has(key) || courses.size >= size.regulatoryActions) return;
    const ID = `action-${agencyID}-${courses.size + 1}`;
    courses.set(key, { ID, plan, product, start, statut: statusOn(random, plan, today - start) });
  }

  const renewals = products.flatMap((product) => {
    if (product.aMMEndTimeStamp === null) return [];
    const start = dayOf(product.aMMEndTimeStamp, country.utcOffset) - RENEWAL_LEAD_DAYS;
    return start > today - 400 && start < today + 90 ? [{ product, start }] : [];
  });

  const [star] = products;
  if (main && star) {
    for (const { product, start } of renewals) if (product === star) begin(RENEWAL, product, start);
    begin(PACKAGING, star, today - 80);
    begin(ADVERTISING, star, today - 190);
    begin(LEAFLET, star, today - 140);
  }
  for (const { product, start } of random.shuffle(renewals)) {
    if (courses.size < size.regulatoryActions * 0.6) begin(RENEWAL, product, start);
  }
  while (courses.size < size.regulatoryActions) {
    const plan = random.pick(OTHER_ACTIONS);
    begin(plan, random.pick(products), today - drawProgress(random, lengthOf(plan)));
  }
  return [...courses.values()];
}

/** Days since an action began: most actions are in progress, some are finished, some have not begun. */
function drawProgress(random: Random, length: number): number {
  return random.weighted<() => number>([
    [() => random.int(1, length - 1), 60],
    [() => length + random.int(1, 150), 25],
    [() => -random.int(1, 120), 15],
  ])();
}

/** The status of an action `elapsed` days after it began: that of its next step, or its outcome. */
function statusOn(random: Random, plan: ActionPlan, elapsed: number): RegulatoryStatus {
  return plan.steps.find((step) => step.day > elapsed)?.statut ?? random.weighted(plan.outcomes);
}

function lengthOf(plan: ActionPlan): number {
  return plan.steps.at(-1)?.day ?? 0;
}

function stepID(course: Course, index: number): string {
  return `${course.ID.replace('action-', 'step-')}-${index + 1}`;
}

function generateActions(
  { agencyID }: AgencyContext,
  courses: readonly Course[],
  types: readonly TypeRegulatoryActionRecord[],
): Pick<RegulatoryRecords, 'regulatoryActions' | 'regulatoryActionSteps'> {
  const typeIDs = new Map(types.map((type) => [type.name, type.ID]));
  return {
    regulatoryActions: courses.map(({ ID, plan, product, start, statut }) => ({
      ID,
      name: plan.name.replace('{year}', String(yearOf(start))),
      description: plan.description,
      statut,
      typeRegulatoryActionID: typeIDs.get(plan.type) ?? '',
      pharmaProductID: product.ID,
      agencyID,
    })),
    regulatoryActionSteps: courses.flatMap((course) =>
      course.plan.steps.map(({ name, description }, index) => ({
        ID: stepID(course, index),
        name,
        description,
        regulatoryActionID: course.ID,
        agencyID,
      })),
    ),
  };
}

/** Reference documents of each product, and files of the steps that are past or current. */
function generateFiles(
  agency: AgencyContext,
  courses: readonly Course[],
  products: readonly PharmaProductRecord[],
): readonly PharmaProductFileRecord[] {
  const { agencyID, today, country } = agency;
  const random = agency.random('product-files');
  const files: PharmaProductFileRecord[] = [];

  function file(template: string, product: PharmaProductRecord, day: number, regulatoryActionStepID: string | null) {
    const [stem = '', extension = 'pdf'] = template.split('.');
    const { type, size } = FILE_KINDS[extension] ?? PDF;
    files.push({
      ID: `file-${agencyID}-${files.length + 1}`,
      name: `${stem}_${brandOf(product)}.${extension}`,
      size: random.int(...size),
      type,
      Created: instantOf(day, random.int(8 * 60, 17 * 60), country.utcOffset),
      pharmaProductID: product.ID,
      regulatoryActionStepID,
      agencyID,
    });
  }

  for (const product of products) {
    const since = dayOf(product.aMMTimeStamp, country.utcOffset);
    for (const template of ['AMM.pdf', 'RCP.pdf', 'Notice.pdf']) {
      if (template === 'AMM.pdf' || random.boolean(0.6)) file(template, product, since + random.int(1, 30), null);
    }
  }
  for (const course of courses) {
    const current = course.plan.steps.findIndex((step) => course.start + step.day > today);
    course.plan.steps.forEach((step, index) => {
      const begun = course.start <= today - 12 && (current === -1 || index <= current);
      if (!begun) return;
      const latest = Math.min(course.start + step.day, today - 1);
      for (const template of step.files) {
        file(template, course.product, latest - random.int(0, 10), stepID(course, index));
      }
    });
  }
  return files;
}

type Occasion = Pick<ReminderRecord, 'name' | 'description' | 'scheduledTimeStamp' | 'regulatoryActionStepID'> & {
  /** Only people of its laboratory, among the laboratories, may receive the reminder; null: of any laboratory. */
  readonly product: PharmaProductRecord | null;
  /** Number of recipients; random by default. */
  readonly seats?: number;
};

/** Range of days for reminders, relative to today. A reminder moved from a weekend to Monday stays within -90 and +365. */
const FIRST_DAY = -88;
const LAST_DAY = 362;

/**
 * Reminders of steps, of authorisations that end, and routine reminders, numbered in order of time.
 * Some are always past and some to come, one is due within hours, and one has the maximum of fifteen recipients.
 */
function generateReminders(
  agency: AgencyContext,
  courses: readonly Course[],
  products: readonly PharmaProductRecord[],
  people: readonly UserRecord[],
): readonly ReminderRecord[] {
  const { agencyID, size } = agency;
  const random = agency.random('reminders');
  const ofSteps = stepOccasions(agency, random, courses);
  const others = Math.max(size.reminders - ofSteps.length, Math.ceil(size.reminders * 0.3));
  const ofEnds = random.sample(endOccasions(agency, random, products), Math.floor(others * 0.4));
  const routine = routineOccasions(agency, random, others - ofEnds.length);

  return [...ofSteps, ...ofEnds, ...routine]
    .toSorted((a, b) => a.scheduledTimeStamp - b.scheduledTimeStamp)
    .map(({ product, seats, ...occasion }, index) => ({
      ID: `rem-${agencyID}-${index + 1}`,
      ...occasion,
      ...random.weighted(CHANNELS),
      recipientIDs: drawRecipients(random, people, product, seats ?? random.weighted(SEATS)),
      agencyID,
    }));
}

function stepOccasions({ today, country }: AgencyContext, random: Random, courses: readonly Course[]): Occasion[] {
  return courses.flatMap((course) =>
    course.plan.steps.flatMap((step, index) =>
      step.reminders.flatMap(({ name, description, day }) => {
        const ahead = course.start + day - today;
        if (ahead < FIRST_DAY || ahead > LAST_DAY) return [];
        return [
          {
            name,
            description,
            scheduledTimeStamp: officeHour(random, today + ahead, country.utcOffset),
            regulatoryActionStepID: stepID(course, index),
            product: course.product,
          },
        ];
      }),
    ),
  );
}

function endOccasions(
  { today, country }: AgencyContext,
  random: Random,
  products: readonly PharmaProductRecord[],
): Occasion[] {
  return products.flatMap((product) => {
    if (product.aMMEndTimeStamp === null) return [];
    const end = dayOf(product.aMMEndTimeStamp, country.utcOffset);
    return AMM_DEADLINES.flatMap(({ months, description }) => {
      const day = addMonths(end, -months);
      if (day - today < FIRST_DAY || day - today > LAST_DAY) return [];
      return [
        {
          name: `AMM ${product.name}, échéance dans ${months} mois`,
          description: `${product.numAMM}, jusqu’au ${isoDate(end).split('-').toReversed().join('/')}. ${description}`,
          scheduledTimeStamp: officeHour(random, day, country.utcOffset),
          regulatoryActionStepID: null,
          product,
        },
      ];
    });
  });
}

function routineOccasions({ now, today, country }: AgencyContext, random: Random, count: number): Occasion[] {
  const [call, review, ...rest] = ROUTINE;
  const common = { regulatoryActionStepID: null, product: null };
  const halfHour = 1800;
  const soon = { ...common, ...call, scheduledTimeStamp: Math.ceil(now / halfHour + 4) * halfHour };
  const full = {
    ...common,
    ...review,
    scheduledTimeStamp: officeHour(random, today + 8, country.utcOffset),
    seats: 15,
  };
  const length = Math.max(0, count - 2);
  const spread = Array.from({ length }, (_, index) => {
    const day = FIRST_DAY + Math.floor(((index + random.float()) / length) * (LAST_DAY - FIRST_DAY));
    return {
      ...common,
      ...random.pick(rest),
      scheduledTimeStamp: officeHour(random, today + day, country.utcOffset),
    };
  });
  return [soon, full, ...spread];
}

/** A full or half hour between 8:00 and 16:30 of the day, or of the next Monday. */
function officeHour(random: Random, day: number, utcOffset: number): number {
  return instantOf(workingDay(day), random.int(16, 33) * 30, utcOffset);
}

/** Recipients of a reminder: usually the first regulatory user, then other people who may see the product. */
function drawRecipients(
  random: Random,
  people: readonly UserRecord[],
  product: PharmaProductRecord | null,
  seats: number,
): readonly string[] {
  const concerned = people.filter(
    (user) => !user.fictive && (product === null || [null, product.pharmaLaboratoryID].includes(user.pharmaLaboID)),
  );
  const regulatory = concerned.filter((user) => user.userType === 'RegulatoryAffairsUser');
  const first = random.boolean(0.85) ? regulatory.slice(0, 1) : [];
  const others = random.sample(
    concerned.filter((user) => !first.includes(user)),
    seats - first.length,
  );
  return [...first, ...others].map((user) => user.ID);
}

/** The brand of a product without accents, for file names: `Ketarel`. */
function brandOf(product: PharmaProductRecord): string {
  const [brand = product.name] = product.name.split(' ');
  return brand.normalize('NFD').replace(/\p{Mark}/gu, '');
}

interface FileKind {
  readonly type: string;
  /** Bytes; the upload limit is 20,766,720. */
  readonly size: readonly [min: number, max: number];
}

const PDF: FileKind = { type: 'application/pdf', size: [80_000, 4_200_000] };
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const FILE_KINDS: Readonly<Record<string, FileKind>> = {
  pdf: PDF,
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, size: [40_000, 1_900_000] },
  docx: { type: `${OFFICE}.wordprocessingml.document`, size: [30_000, 900_000] },
  jpg: { type: 'image/jpeg', size: [300_000, 3_800_000] },
  png: { type: 'image/png', size: [200_000, 2_600_000] },
};

const CHANNELS: Weighted<Pick<ReminderRecord, 'isEmail' | 'isNotification'>> = [
  [{ isEmail: true, isNotification: true }, 55],
  [{ isEmail: false, isNotification: true }, 25],
  [{ isEmail: true, isNotification: false }, 20],
];

const SEATS: Weighted<number> = [
  [1, 10],
  [2, 22],
  [3, 26],
  [4, 15],
  [5, 9],
  [6, 7],
  [8, 5],
  [10, 3],
  [12, 2],
  [15, 1],
];
