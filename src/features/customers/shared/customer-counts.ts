import type { CustomersQuery } from '#queries/customers.generated.ts';

type AllCustomers = NonNullable<CustomersQuery['readAllCustomers']>;
type Center = AllCustomers['HealthWorkerList'][number]['MyHealthCenters'][number];
type Area = AllCustomers['DrugStoreList'][number]['WorkArea'];

/** A place that customers are counted by, as the filter of the list of customers is named. */
export type PlaceFilter = 'city' | 'area' | 'centre';

/** The ID of the place that a work area is, or is in; no work area is in a health centre. */
const PLACE_OF: Readonly<Record<PlaceFilter, (area: Area) => string | undefined>> = {
  city: (area) => area?.City?.ID,
  area: (area) => area?.ID,
  centre: () => undefined,
};

/**
 * How many customers each place has, by its ID; a place that is missing has none. A health worker counts once in each
 * place of their centres (docs/rules/customers.md#customers-of-a-place).
 */
export function countCustomers(
  { HealthWorkerList, ...places }: AllCustomers,
  filter: PlaceFilter,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (IDs: readonly (string | undefined)[]) => {
    for (const ID of new Set(IDs)) if (ID !== undefined) counts.set(ID, (counts.get(ID) ?? 0) + 1);
  };
  const placeOf = PLACE_OF[filter];
  const placeOfCenter = ({ ID, WorkArea }: Center) => (filter === 'centre' ? ID : placeOf(WorkArea));
  for (const { MyHealthCenters } of HealthWorkerList) add(MyHealthCenters.map(placeOfCenter));
  for (const list of [places.DrugStoreList, places.CustomerAdministrative, places.Wholesaler])
    for (const { WorkArea } of list) add([placeOf(WorkArea)]);
  return counts;
}
