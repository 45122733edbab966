/** Visits to the customers of one speciality. */
export interface SpecialityVisits {
  /** Of the speciality. */
  readonly ID: string;
  readonly name: string;
  /** Customers of the speciality; `null` where statistics that were added up differ in it. */
  readonly customerCount: number | null;
  /** A customer stands once for each visit. */
  readonly visitedCustomerIDs: readonly string[];
  /** The same, of visits that were not planned. */
  readonly spontaneousVisitedCustomerIDs: readonly string[];
}

/** The visits of a worker, or of several. */
export interface Visits {
  /** Reports, also of visits to customers without a speciality. */
  readonly totalReports: number;
  readonly specialities: readonly SpecialityVisits[];
}

export const distinctCustomers = ({ visitedCustomerIDs }: Pick<SpecialityVisits, 'visitedCustomerIDs'>): number =>
  new Set(visitedCustomerIDs).size;

/** Visits to the customers of a speciality that somebody has. */
type WithCustomers = SpecialityVisits & { readonly customerCount: number };

const hasCustomers = (visits: SpecialityVisits): visits is WithCustomers =>
  visits.customerCount !== null && visits.customerCount !== 0;

const percentOf = (visits: WithCustomers): number => (distinctCustomers(visits) / visits.customerCount) * 100;

/** Percent of the customers of a speciality who were visited; `null` if it is not known, or nobody has it. */
export const coverageOf = (visits: SpecialityVisits): number | null =>
  hasCustomers(visits) ? percentOf(visits) : null;

/** The specialities of the lowest coverage, that of the most customers first; empty if no coverage is known. */
export function leastCovered(specialities: readonly SpecialityVisits[]): readonly SpecialityVisits[] {
  const known = specialities.filter(hasCustomers);
  const lowest = Math.min(...known.map(percentOf));
  return known
    .filter((visits) => percentOf(visits) === lowest)
    .toSorted((one, other) => other.customerCount - one.customerCount);
}

/** Visits for each customer who was visited; `null` if there is none. */
export function frequencyOf(visits: SpecialityVisits): number | null {
  const customers = distinctCustomers(visits);
  return customers === 0 ? null : visits.visitedCustomerIDs.length / customers;
}

/** How often each customer of a list stands in it. */
export const countsOf = (IDs: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(IDs, (ID) => ID)].map(([ID, visits]) => [ID, visits.length]));

/** A customer, and how often they were visited. */
export interface VisitedCustomer {
  readonly ID: string;
  readonly visits: number;
  readonly spontaneous: number;
}

/** Who was visited, those with most visits first. */
export function visitedIn({
  visitedCustomerIDs,
  spontaneousVisitedCustomerIDs,
}: Pick<SpecialityVisits, 'visitedCustomerIDs' | 'spontaneousVisitedCustomerIDs'>): readonly VisitedCustomer[] {
  const spontaneous = countsOf(spontaneousVisitedCustomerIDs);
  return [...countsOf(visitedCustomerIDs)]
    .map(([ID, visits]) => ({ ID, visits, spontaneous: spontaneous.get(ID) ?? 0 }))
    .toSorted((one, other) => other.visits - one.visits);
}

/** How many customers were visited so often. */
export interface Frequency extends Omit<VisitedCustomer, 'ID'> {
  readonly customers: number;
}

/** How many customers were visited how often, in the order in which these first come: what is told of those who are not named. */
export const frequenciesOf = (visited: readonly VisitedCustomer[]): readonly Frequency[] =>
  [...Map.groupBy(visited, ({ visits, spontaneous }) => `${visits} ${spontaneous}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ visits, spontaneous }) => ({ visits, spontaneous, customers: same.length })),
  );

/** What specialities have together. */
export interface SpecialitySum {
  readonly customers: number;
  readonly visits: number;
  readonly spontaneous: number;
}

/** A customer of two specialities stands in both with the same visits: here they count once. */
export function sumOf(specialities: readonly SpecialityVisits[]): SpecialitySum {
  const most = new Map<string, Omit<VisitedCustomer, 'ID'>>();
  for (const { ID, ...own } of specialities.flatMap(visitedIn)) {
    const known = most.get(ID) ?? own;
    most.set(ID, {
      visits: Math.max(known.visits, own.visits),
      spontaneous: Math.max(known.spontaneous, own.spontaneous),
    });
  }
  const all = [...most.values()];
  return {
    customers: all.length,
    visits: all.reduce((sum, { visits }) => sum + visits, 0),
    spontaneous: all.reduce((sum, { spontaneous }) => sum + spontaneous, 0),
  };
}

/** The visits of several people or groups, none of whom stands in two. Specialities keep the order of their first mention. */
export function together(all: readonly Visits[]): Visits {
  const bySpeciality = Map.groupBy(
    all.flatMap(({ specialities }) => specialities),
    ({ ID }) => ID,
  );
  return {
    totalReports: all.reduce((sum, { totalReports }) => sum + totalReports, 0),
    specialities: [...bySpeciality.values()].flatMap((parts) =>
      parts.slice(0, 1).map(({ ID, name, customerCount }) => ({
        ID,
        name,
        customerCount: parts.every((part) => part.customerCount === customerCount) ? customerCount : null,
        visitedCustomerIDs: parts.flatMap(({ visitedCustomerIDs }) => visitedCustomerIDs),
        spontaneousVisitedCustomerIDs: parts.flatMap((part) => part.spontaneousVisitedCustomerIDs),
      })),
    ),
  };
}
