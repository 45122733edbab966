import { compareTexts } from '#lib/compare-texts.ts';
import { completionOf } from '#lib/completion.ts';
import { daysBetweenVisits } from './frequency.ts';

/** A customer of a person: somebody whom they visited in the year before. */
export interface OwnCustomer {
  readonly ID: string;
  /** `null` when unknown, or when the user may not see it. */
  readonly potential: string | null;
}

/** The figures of a person’s visits to some customers in a range of days. */
export interface VisitFigures<Customer> {
  /** The target. */
  readonly customers: readonly Customer[];
  /** Those who were visited in the range. */
  readonly seen: readonly Customer[];
  readonly unseen: readonly Customer[];
  /** Visits to them, several to the same one included. */
  readonly visits: number;
  /** Visits that their potentials ask for in so many days; a customer of 45 days counts for two thirds in thirty of them. */
  readonly expected: number;
}

/**
 * Coverage and frequency of visits: docs/rules/field-work.md#field-figures.
 * @param customers the target, each once
 * @param visits the customer of each visit of the range; visits to anybody else are left out
 * @param days how many days of the range ask for visits
 */
export function visitFiguresOf<Customer extends OwnCustomer>(
  customers: readonly Customer[],
  visits: readonly (string | null)[],
  days: number,
): VisitFigures<Customer> {
  const visited = new Set(visits);
  const known = new Set<string | null>(customers.map(({ ID }) => ID));
  return {
    customers,
    seen: customers.filter(({ ID }) => visited.has(ID)),
    unseen: customers.filter(({ ID }) => !visited.has(ID)),
    visits: visits.filter((ID) => known.has(ID)).length,
    expected: customers.reduce((sum, { potential }) => sum + days / daysBetweenVisits(potential), 0),
  };
}

/** Percent of the target that was visited; `null` without a target. */
export const coveragePercent = ({
  seen,
  customers,
}: Pick<VisitFigures<unknown>, 'seen' | 'customers'>): number | null => completionOf(seen.length, customers.length);

/** Visits made in percent of those expected; `null` where none are. */
export const frequencyPercent = ({
  visits,
  expected,
}: Pick<VisitFigures<unknown>, 'visits' | 'expected'>): number | null => completionOf(visits, expected);

/** Customers by their potential, that which asks for most visits first and the unknown last. */
export function byPotential<Customer extends OwnCustomer>(
  customers: readonly Customer[],
): readonly (readonly [potential: string | null, customers: readonly Customer[]])[] {
  return [...Map.groupBy(customers, ({ potential }) => potential)].toSorted(([one], [other]) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return daysBetweenVisits(one) - daysBetweenVisits(other) || compareTexts(one, other);
  });
}

/**
 * Customers who were not visited, the latest first: those whose last visit is most often older than their potential allows.
 * @param daysSince days since the last visit to a customer; `null` if there was none
 */
export function mostOverdue<Customer extends OwnCustomer>(
  customers: readonly Customer[],
  daysSince: (customer: Customer) => number | null,
): readonly Customer[] {
  const lateness = (customer: Customer): number =>
    (daysSince(customer) ?? Infinity) / daysBetweenVisits(customer.potential);
  // Of two who were never visited none comes first: what is no number counts as equal.
  return customers.toSorted((one, other) => lateness(other) - lateness(one));
}
