import { type Relation, relationsOf } from '#domain/customers/relation.ts';
import { type Lever, LEVERS } from '#domain/customers/sonca.ts';
import { readDay } from '#lib/scalars.ts';
import { everybodyIn } from '#queries/customer-records.ts';
import type { CustomerTraitsQuery } from '#queries/customer-traits.generated.ts';
import type { Traits } from '#queries/customer-traits.queries.ts';

/** When a customer was last visited: so many days ago or more, or never. */
export const UNSEEN = [30, 60, 90, 180, 'never'] as const;
export type Unseen = (typeof UNSEEN)[number];

/** The filters of the list that need the traits of the customers; an empty filter matches everything. */
export interface TraitFilters {
  readonly unseen: Unseen | null;
  /** The latest stage with any product. */
  readonly stages: ReadonlySet<string>;
  /** What counts for a health worker; all of them must. */
  readonly levers: ReadonlySet<Lever>;
  /** A birthday in the month of today. */
  readonly isBirthday: boolean;
}

/** Which traits the filters need. */
export const traitsAsked = ({
  unseen,
  stages,
  levers,
  isBirthday,
}: TraitFilters): Readonly<Record<Exclude<Traits, 'expectations'>, boolean>> => ({
  visits: unseen !== null,
  stages: stages.size > 0,
  levers: levers.size > 0,
  birthdays: isBirthday,
});

type AllTraits = NonNullable<CustomerTraitsQuery['readAllCustomers']>;
type Traced = AllTraits['Wholesaler'][number] & Partial<AllTraits['HealthWorkerList'][number]>;

/** What columns of the list tell of a customer’s history. */
export interface Past {
  /** Seconds since 1970; `null` for who was never visited. */
  readonly lastVisit: number | null;
  /** The furthest first. */
  readonly relations: readonly Relation[];
}

/**
 * The history of each customer, by ID, as far as it was read.
 * @param order the stages as the server lists them
 */
export const pastOf = (all: AllTraits, order: readonly string[]): ReadonlyMap<string, Past> =>
  new Map(
    everybodyIn(all).map(
      ({ ID, MyVisitReports: reports = [], MyRelationshipsWithProductAdvancement: reached = [] }) => [
        ID,
        {
          lastVisit: reports.reduce<number | null>((last, { startTimeStamp: at }) => Math.max(last ?? at, at), null),
          relations: relationsOf(reached, order),
        },
      ],
    ),
  );

/**
 * The customers that the filters leave, by ID.
 * @param startOf when the day so many days ago began in the agency, in seconds since 1970
 * @param month of today in the agency, 1 to 12
 */
export function matchTraits(
  all: AllTraits,
  { unseen, stages, levers, isBirthday }: TraitFilters,
  { startOf, month }: { readonly startOf: (daysAgo: number) => number; readonly month: number },
): ReadonlySet<string> {
  const since = typeof unseen === 'number' ? startOf(unseen - 1) : 0;
  const isUnseen = ({ MyVisitReports: reports = [] }: Traced): boolean => {
    if (unseen === null) return true;
    if (unseen === 'never') return reports.length === 0;
    return reports.length > 0 && reports.every(({ startTimeStamp }) => startTimeStamp < since);
  };
  const hasStage = ({ MyRelationshipsWithProductAdvancement: reached = [] }: Traced): boolean =>
    stages.size === 0 || relationsOf(reached, []).some(({ latest }) => stages.has(latest.relationState));
  const hasLevers = (customer: Traced): boolean =>
    levers.size === 0 || LEVERS.every((lever) => !levers.has(lever) || customer[lever] === true);
  const hasBirthday = ({ birthDay }: Traced): boolean =>
    !isBirthday || (birthDay != null && readDay(birthDay)?.month === month);
  return new Set(
    everybodyIn(all)
      .filter((one) => isUnseen(one) && hasStage(one) && hasLevers(one) && hasBirthday(one))
      .map(({ ID }) => ID),
  );
}
