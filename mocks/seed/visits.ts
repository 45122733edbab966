import { instantOf } from './calendar.ts';
import * as texts from './field-texts.ts';
import { drawName, type Names } from './names.ts';
import type { Random, Weighted } from './random.ts';
import { type Account, isPerson, kilometresSquared, type Place } from './territories.ts';
import type {
  GPSLocRecord,
  HealthCenterRecord,
  PharmaProductRecord,
  UserRecord,
  VisitObjectiveRecord,
  VisitReportRecord,
} from './types.ts';
import type { Stop, WorkDay } from './work-calendars.ts';

/** A stop with all that was written about it. */
export interface Visit {
  readonly objective: VisitObjectiveRecord;
  /** Null where it did not take place, or not yet. */
  readonly report: VisitReportRecord | null;
  /** Where it is, and when. */
  readonly place: Place;
  readonly start: number;
  readonly end: number;
}

export interface VisitFacts {
  /** A stream of the visit itself. */
  readonly random: Random;
  readonly worker: UserRecord;
  readonly agencyID: string;
  /** Counted from 1970. */
  readonly day: number;
  readonly index: number;
  readonly stop: Stop;
  readonly workDay: WorkDay;
  /** Undefined for somebody who is not registered. */
  readonly account: Account | undefined;
  readonly products: readonly PharmaProductRecord[];
  readonly centres: ReadonlyMap<string, HealthCenterRecord>;
  readonly names: Names;
  readonly utcOffset: number;
  readonly today: number;
  readonly now: number;
}

/** Minutes after midnight between which visits are made, and those between two visits at least. */
const [OPENS, CLOSES, ON_THE_WAY] = [8 * 60, 17 * 60 + 30, 15];

/** The part of the day that a stop has, in minutes: its beginning after midnight, and its length. */
export function slotOf({ slot, slots }: Pick<Stop, 'slot' | 'slots'>): {
  readonly begins: number;
  readonly length: number;
} {
  const length = Math.floor((CLOSES - OPENS) / slots);
  return { begins: OPENS + slot * length, length };
}

const [REPORT, OBJECTIVE] = ['report', 'objective'];

/** The worker, the day and the index that the id of a generated objective or report says. */
export function placeOfID(ID: string) {
  const { worker, date, index } = /^(?:report|objective)-(?<worker>.+)-(?<date>\d{4}-\d\d-\d\d)-(?<index>\d+)$/.exec(ID)
    ?.groups ?? { index: '0' };
  return worker !== undefined && date !== undefined ? { workerID: worker, date, index: Number(index) } : null;
}

/** Draws what was written about a stop. What takes place only after `now` has no report. */
export function drawVisit(facts: VisitFacts): Visit {
  const { random, worker, agencyID, day, index, stop, workDay, account, products, utcOffset, now } = facts;
  const { begins: opens, length } = slotOf(stop);
  const minutes = random.int(6, Math.min(28, length - ON_THE_WAY));
  const begins = opens + random.int(0, length - ON_THE_WAY - minutes);
  const start = instantOf(day, begins, utcOffset);
  const end = start + minutes * 60;
  const isDone = stop.isMade && end <= now;

  const name = `${worker.ID}-${workDay.date}-${index}`;
  const shown = random.sample(products, random.int(1, 2));
  const [first] = shown;
  const product = first?.name ?? '';
  const isPlace = account !== undefined && !isPerson(account.customer);
  const said = isPlace ? texts.OF_BUYERS : texts.OF_PRESCRIBERS;
  const objective: VisitObjectiveRecord = {
    ID: `${OBJECTIVE}-${name}`,
    date: workDay.date,
    description: stop.customerID === null ? null : texts.about(random, said.objectives, product),
    done: isDone,
    validated: stop.isPlanned ? workDay.isAgreed : day < facts.today - 1 && random.boolean(0.7),
    customerID: stop.customerID,
    workerID: worker.ID,
    visitReportID: isDone ? `${REPORT}-${name}` : null,
    agencyID,
  };
  const place = placeOf(facts);
  if (!isDone) return { objective, report: null, place, start, end };

  const sometimes = (likelihood: number, list: readonly string[]) =>
    random.boolean(likelihood) ? texts.about(random, list, product) : null;
  const hasAction = random.boolean(0.04);
  const stranger = account ? null : drawName(random, facts.names, random.boolean(0.45) ? 'F' : 'M');
  const report: VisitReportRecord = {
    ID: `${REPORT}-${name}`,
    startTimeStamp: start,
    endTimeStamp: end,
    obtainedPromess: sometimes(0.35, said.promises),
    notedPrescriptions: !isPlace && random.boolean(0.2) ? prescriptions(random.int(1, 6), product) : null,
    objections: sometimes(0.18, said.objections),
    gifts: random.boolean(0.08) ? random.pick(texts.GIFTS) : null,
    leadedAction: hasAction ? random.pick(texts.HUMAN_RELATIONS) : null,
    actionCost: hasAction ? random.weighted(texts.ACTION_COSTS) : null,
    nextVisitObjective: sometimes(0.6, said.next),
    other: sometimes(0.15, said.comments),
    spontanous: !stop.isPlanned,
    spontanousNewCustomer: stranger !== null,
    spontanousCustomerFirstName: stranger?.firstName ?? null,
    spontanousCustomerLastName: stranger?.surname ?? null,
    obtainedResult: sometimes(0.85, said.results),
    metPerson: isPlace ? random.weighted(MET) : null,
    GPSLoc: positionAt(random, place, `position-${name}`, end),
    presentedProductIDs: shown.map((each) => each.ID),
    givenSampleProductIDs: random.boolean(0.25) && first ? [first.ID] : [],
    visitObjectiveID: objective.ID,
    customerID: stop.customerID,
    workerID: worker.ID,
    agencyID,
  };
  return { objective, report, place, start, end };
}

const prescriptions = (count: number, product: string): string =>
  `${count} ${count === 1 ? 'ordonnance' : 'ordonnances'} de ${product}`;

/** At the place itself, or at another of a person's centres in the same town, but most often at the first. */
function placeOf({ random, stop, account, centres }: VisitFacts): Place {
  if (!account || !isPerson(account.customer) || random.boolean(0.85)) return stop.place;
  const near = account.customer.healthCenterIDs.flatMap((ID) => {
    const { gPSLat, gPSLon }: Partial<Place> = centres.get(ID) ?? {};
    if (gPSLat === undefined || gPSLon === undefined) return [];
    const place: Place = { gPSLat, gPSLon };
    return kilometresSquared(place, stop.place) < TOWN * TOWN ? [place] : [];
  });
  return near.length > 0 ? random.pick(near) : stop.place;
}

/** Kilometres. */
const TOWN = 12;

/** Devices give a position for seven visits in ten, within 60 m. */
function positionAt(random: Random, place: Place, ID: string, obtainedTimeStamp: number): GPSLocRecord | null {
  const around = (degrees: number) => Math.round((degrees + (random.float() - 0.5) * 0.001) * 1e5) / 1e5;
  if (random.boolean(0.3)) return null;
  return { ID, gPSLat: around(place.gPSLat), gPSLon: around(place.gPSLon), obtainedTimeStamp };
}

const MET: Weighted<string> = [
  ['Le titulaire', 40],
  ['L’adjointe', 35],
  ['Le responsable des achats', 25],
];
