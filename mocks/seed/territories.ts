import { dayNumberOf } from './calendar.ts';
import { createRandom } from './random.ts';
import type {
  DrugStoreRecord,
  HealthCenterRecord,
  HealthWorkerRecord,
  Potential,
  UserRecord,
  WorkAreaRecord,
  World,
} from './types.ts';

export type AnyCustomer = HealthWorkerRecord | DrugStoreRecord;

/** Days that visits go back, two years. */
export const REACH = 730;

/** Usual days between two visits. */
const EVERY: Readonly<Record<Potential, number>> = { 'A+': 16, A: 24, B: 40, C: 75 };

/** Nobody has visited these yet. */
const NEVER_VISITED = 0.12;
/** The visits of these came to an end. */
const FORGOTTEN = 0.12;
/** A colleague of the usual visitor comes too, less often. */
const SHARED = 0.2;
const SELDOM = 5;

export interface Place {
  readonly gPSLat: number;
  readonly gPSLon: number;
}

/** Near enough to the equator for a degree to be 111 km in each direction; without trigonometry every machine agrees. */
export function kilometresSquared(a: Place, b: Place): number {
  const [north, east] = [(a.gPSLat - b.gPSLat) * 111, (a.gPSLon - b.gPSLon) * 111];
  return north * north + east * east;
}

/** A customer whom somebody visits. */
export interface Account {
  readonly customer: AnyCustomer;
  /** Where they are usually met. */
  readonly place: Place;
  readonly cityID: string;
  /** The usual visitor first. */
  readonly visitors: readonly UserRecord[];
  readonly every: number;
  /** The days, counted from 1970, between which they are visited. */
  readonly from: number;
  readonly until: number;
}

/** An account from the side of one of its visitors. */
export interface OwnAccount extends Account {
  /** Days between two visits of this visitor. */
  readonly every: number;
}

/** Who visits whom in an agency. */
export interface Territories {
  /** The accounts of each worker, by the worker's id. */
  readonly ofWorker: ReadonlyMap<string, readonly OwnAccount[]>;
  /** The accounts by the customer's id; those whom nobody visits are missing. */
  readonly ofCustomer: ReadonlyMap<string, Account>;
  /** The ids of the customers in each worker's part, also of those whom nobody visits, by the worker's id. */
  readonly ofSeat: ReadonlyMap<string, readonly string[]>;
}

export const isPerson = (customer: AnyCustomer): customer is HealthWorkerRecord => 'sex' in customer;

/**
 * Divides the customers of an agency among those who visit their kind: the customers in the order of their work areas are
 * cut into equal parts, so that each worker has neighbouring areas.
 * @param today counted from 1970
 */
export function divideTerritories(world: World, agencyID: string, today: number): Territories {
  const ofAgency = <T extends { readonly agencyID: string | null }>(records: readonly T[]): T[] =>
    records.filter((record) => record.agencyID === agencyID);
  const centres = new Map(ofAgency(world.healthCenters).map((centre) => [centre.ID, centre]));
  const areas = new Map(ofAgency(world.workAreas).map((area, rank) => [area.ID, { area, rank }]));
  const typeOf = new Map(world.workgroups.map(({ ID, type }) => [ID, type]));
  const team = ofAgency(world.users).filter(({ workgroupID, fictive }) => workgroupID !== null && !fictive);
  const delegues = team.filter(({ userType }) => userType === 'Delegue');
  const inGroups = (type: string) => delegues.filter(({ workgroupID }) => typeOf.get(workgroupID ?? '') === type);
  const supervisors = team.filter(({ userType }) => userType === 'Supervisor');
  const seats = new Map<string, string[]>();

  const accounts = [
    ...share(ofAgency<AnyCustomer>(world.healthWorkers), inGroups('medical')),
    ...share(ofAgency<AnyCustomer>(world.drugStores), inGroups('pharma')),
    ...share([...ofAgency(world.administratives), ...ofAgency(world.wholesalers)], supervisors),
  ];
  const owned = accounts.flatMap((account) =>
    account.visitors.map(({ ID }, index) => ({
      ID,
      own: { ...account, every: account.every * (index === 0 ? 1 : SELDOM) },
    })),
  );
  const byWorker = Map.groupBy(owned, ({ ID }) => ID);
  return {
    ofWorker: new Map(Array.from(byWorker, ([ID, list]) => [ID, list.map(({ own }) => own)])),
    ofCustomer: new Map(accounts.map((account) => [account.customer.ID, account])),
    ofSeat: seats,
  };

  function share(customers: readonly AnyCustomer[], workers: readonly UserRecord[]): readonly Account[] {
    const placed = customers
      .flatMap((customer) => located(customer) ?? [])
      .toSorted((a, b) => a.rank - b.rank)
      .map((each, index, { length }) => ({ ...each, seat: Math.floor((index * workers.length) / length) }));
    const cities = new Set(placed.map(({ cityID, seat }) => `${cityID} ${seat}`));
    for (const [seat, own] of Map.groupBy(placed, (each) => each.seat))
      seats.set(
        workers[seat]?.ID ?? '',
        own.map(({ customer }) => customer.ID),
      );
    return placed.flatMap(({ customer, place, cityID, seat }) => {
      const random = createRandom(world.seed, `account:${customer.ID}`);
      const [isVisited, isForgotten, isShared] = [
        !random.boolean(NEVER_VISITED),
        random.boolean(FORGOTTEN),
        random.boolean(SHARED),
      ];
      const neighbour = seat > 0 ? seat - 1 : 1;
      const isNear = cities.has(`${cityID} ${neighbour}`);
      const visitors = [workers[seat], ...(isShared && isNear ? [workers[neighbour]] : [])].filter(
        (worker) => worker !== undefined,
      );
      if (!isVisited || visitors.length === 0) return [];
      const { potential, relationStartDate } = customer;
      return {
        customer,
        place,
        cityID,
        visitors,
        every: EVERY[potential ?? 'C'] * (0.8 + random.float() / 2),
        from: Math.max(today - REACH, relationStartDate === null ? 0 : dayNumberOf(relationStartDate)),
        until: isForgotten ? today - random.int(40, 300) : Infinity,
      };
    });
  }

  /** Where a customer is usually met, if that is known. */
  function located(customer: AnyCustomer) {
    const site: HealthCenterRecord | DrugStoreRecord | undefined = isPerson(customer)
      ? centres.get(customer.healthCenterIDs[0] ?? '')
      : customer;
    const known: { readonly area: WorkAreaRecord; readonly rank: number } | undefined = areas.get(
      site?.workAreaID ?? '',
    );
    if (!site || !known || site.gPSLat == null || site.gPSLon == null) return null;
    const place: Place = { gPSLat: site.gPSLat, gPSLon: site.gPSLon };
    return { customer, place, cityID: known.area.cityID, rank: known.rank };
  }
}
