import type { CustomersQuery } from './customers.generated.ts';

type AllCustomers = NonNullable<CustomersQuery['readAllCustomers']>;
type Area = NonNullable<AllCustomers['DrugStoreList'][number]['WorkArea']>;

/**
 * How many customers each place has, by its ID; a place that is missing has none. A health worker counts once in each
 * place of their centres (docs/rules/customers.md#customers-of-a-place).
 * @param placeOf the ID of the place that a work area is, or is in
 */
export function countCustomers(
  { HealthWorkerList, ...places }: AllCustomers,
  placeOf: (area: Area) => string | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (areas: readonly (Area | null)[]) => {
    const found = new Set(areas.flatMap((area) => (area ? (placeOf(area) ?? []) : [])));
    for (const ID of found) counts.set(ID, (counts.get(ID) ?? 0) + 1);
  };
  for (const { MyHealthCenters } of HealthWorkerList) add(MyHealthCenters.map(({ WorkArea }) => WorkArea));
  for (const list of [places.DrugStoreList, places.CustomerAdministrative, places.Wholesaler])
    for (const { WorkArea } of list) add([WorkArea]);
  return counts;
}
