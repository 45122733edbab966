import type { Kind } from '#domain/customers/kinds.ts';
import type { WeeklyReport } from './weekly-reports.queries.ts';

type Target = WeeklyReport['ConcernedTargetCustomers'][number];

const KIND_OF: Readonly<Record<NonNullable<Target['__typename']>, Kind>> = {
  CustomerHealthWorker: 'healthworker',
  CustomerDrugStore: 'drugstore',
  CustomerAdministrative: 'administration',
  Wholesaler: 'wholesaler',
};

/** A customer whom a report aims at. */
export interface TargetCustomer {
  readonly ID: string;
  /** `null` for who reads no cards. */
  readonly kind: Kind | null;
  /** « Dr Clarisse Ewane », « Pharmacie du Port » */
  readonly name: string;
  /** `null` when unknown, or when the user may not see it. */
  readonly potential: string | null;
  /** What a health worker practises; empty for a place. */
  readonly specialities: readonly string[];
  /** The work area; `null` when unknown. */
  readonly area: string | null;
}

export function targetOf(customer: Target): TargetCustomer {
  const { ID, name, potential = null, __typename: type } = customer;
  const kind = type ? KIND_OF[type] : null;
  if (!('MyHealthCenters' in customer))
    return {
      ID,
      kind,
      name,
      potential,
      specialities: [],
      area: ('WorkArea' in customer && customer.WorkArea?.name) || null,
    };
  const { denomination, MySpecialities, MyHealthCenters } = customer;
  return {
    ID,
    kind,
    name: denomination ? `${denomination} ${name}` : name,
    potential,
    specialities: MySpecialities.map((speciality) => speciality.name),
    area: MyHealthCenters.find(({ WorkArea }) => WorkArea !== null)?.WorkArea?.name ?? null,
  };
}
