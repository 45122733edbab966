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

/** Percent of the customers of a speciality who were visited; `null` if it is not known, or nobody has it. */
export function coverageOf(visits: SpecialityVisits): number | null {
  const { customerCount } = visits;
  return customerCount === null || customerCount === 0 ? null : (distinctCustomers(visits) / customerCount) * 100;
}

/** The specialities of the lowest coverage, that of the most customers first; empty if no coverage is known. */
export function leastCovered(specialities: readonly SpecialityVisits[]): readonly SpecialityVisits[] {
  const known = specialities.filter((visits) => coverageOf(visits) !== null);
  const lowest = Math.min(...known.map((visits) => coverageOf(visits) ?? Infinity));
  return known
    .filter((visits) => coverageOf(visits) === lowest)
    .toSorted((one, other) => (other.customerCount ?? 0) - (one.customerCount ?? 0));
}

/** Visits for each customer who was visited; `null` if there is none. */
export function frequencyOf(visits: SpecialityVisits): number | null {
  const customers = distinctCustomers(visits);
  return customers === 0 ? null : visits.visitedCustomerIDs.length / customers;
}

const countsOf = (IDs: readonly string[]): ReadonlyMap<string, number> =>
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
  [...Map.groupBy(visited, ({ visits, spontaneous }) => `${visits} ${spontaneous}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ visits: first.visits, spontaneous: first.spontaneous, customers: same.length }] : [];
  });

/** What specialities have together. */
export interface SpecialitySum {
  readonly customers: number;
  readonly visits: number;
  readonly spontaneous: number;
}

/** A customer of two specialities stands in both with the same visits: here they count once. */
export function sumOf(specialities: readonly SpecialityVisits[]): SpecialitySum {
  const most = new Map<string, VisitedCustomer>();
  for (const customer of specialities.flatMap(visitedIn)) {
    const known = most.get(customer.ID);
    most.set(customer.ID, {
      ID: customer.ID,
      visits: Math.max(known?.visits ?? 0, customer.visits),
      spontaneous: Math.max(known?.spontaneous ?? 0, customer.spontaneous),
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
    specialities: [...bySpeciality].flatMap(([ID, parts]) => {
      const [first] = parts;
      if (!first) return [];
      const isAgreed = parts.every(({ customerCount }) => customerCount === first.customerCount);
      return {
        ID,
        name: first.name,
        customerCount: isAgreed ? first.customerCount : null,
        visitedCustomerIDs: parts.flatMap(({ visitedCustomerIDs }) => visitedCustomerIDs),
        spontaneousVisitedCustomerIDs: parts.flatMap((part) => part.spontaneousVisitedCustomerIDs),
      };
    }),
  };
}
