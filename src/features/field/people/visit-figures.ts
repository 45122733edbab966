import { parseDate } from '@internationalized/date';
import type { Acl } from '#domain/access/rights.ts';
import { seesKind, seesPotential } from '#domain/customers/kind-rights.ts';
import { byPotential, type VisitFigures, visitFiguresOf } from '#domain/field/coverage.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { dayOf, isInstantIn } from '#lib/scalars.ts';
import type { PersonCustomer, PersonVisit } from './people.queries.ts';

/** A customer of a person, with what is known of the visits to them until the end of a range. */
export interface KnownCustomer extends Omit<PersonCustomer, 'visits'> {
  /** Days since the person’s own last visit, and anybody’s; `null` if there was none, or for who reads no cards. */
  readonly own: number | null;
  readonly anybody: number | null;
}

export interface PotentialFigures extends VisitFigures<KnownCustomer> {
  /** `undefined` for all of them together. */
  readonly potential: string | null | undefined;
}

/** What a person’s visits of a range come to. */
export interface VisitsOfPerson {
  readonly range: DayRange;
  readonly all: PotentialFigures;
  /** Empty for who reads no cards. */
  readonly potentials: readonly PotentialFigures[];
  /** The latest first; also those to people who are not registered. */
  readonly visits: readonly PersonVisit[];
}

export interface ReadVisits {
  /** Whom the person visited in the year up to the end of the range. */
  readonly customers: readonly PersonCustomer[];
  /** The visits of the weeks that the range touches, in any order. */
  readonly made: readonly PersonVisit[];
  readonly range: DayRange;
  /** How many of its days ask for visits: {@link daysOfPace}. */
  readonly pace: number;
  readonly workerID: string;
  /** IANA time zone of the agency. */
  readonly zone: string;
}

/**
 * Whether the user reads the potential of all customers. Where some may not be seen, how many visits they ask for is not known: it is not
 * that of an unknown potential.
 */
export const readsPotentials = ({ all }: VisitsOfPerson, acl: Acl): boolean =>
  all.customers.every(({ kind }) => kind !== null && seesKind(kind, acl) && seesPotential(kind, acl));

/** Visits to people who are not registered: they have no potential, and count in no frequency. */
export const strangersIn = (visits: readonly PersonVisit[]): readonly PersonVisit[] =>
  visits.filter(({ customerID }) => customerID === null);

/** Coverage and frequency of the visits that a person made in a range of days. */
export function figuresOf({ customers, made, range, pace, workerID, zone }: ReadVisits): VisitsOfPerson {
  const end = parseDate(range.end);
  const visits = made
    .filter(({ date }) => date >= range.start && date <= range.end)
    .toSorted((one, other) => other.at - one.at);
  const known = customers.map(({ visits: all, ...customer }): KnownCustomer => {
    const until = all.flatMap(({ at, workerID: by }) => {
      const days = isInstantIn(at, zone) ? end.compare(parseDate(dayOf(at, zone))) : -1;
      return days < 0 ? [] : [{ days, by }];
    });
    return {
      ...customer,
      own: until.find(({ by }) => by === workerID)?.days ?? null,
      anybody: until[0]?.days ?? null,
    };
  });
  const visited = visits.map(({ customerID }) => customerID);
  const isRead = known.some(({ kind }) => kind !== null);
  return {
    range,
    all: { potential: undefined, ...visitFiguresOf(known, visited, pace) },
    potentials: isRead
      ? byPotential(known).map(([potential, of]) => ({ potential, ...visitFiguresOf(of, visited, pace) }))
      : [],
    visits,
  };
}
