import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { doublesOf, indexDoubles, type Recognised } from '#domain/customers/doubles.ts';
import { useServices } from '#state/services.tsx';
import type { CustomersQuery } from '../customers.generated.ts';
import { customersQuery } from '../customers.queries.ts';
import { textOf, type Values } from '../record-editor/fields.ts';

type AllCustomers = NonNullable<CustomersQuery['readAllCustomers']>;

function recognised({ HealthWorkerList, ...places }: AllCustomers): readonly Recognised[] {
  return [
    ...HealthWorkerList.map(({ ID, name, phone, MyHealthCenters }) => ({
      ID,
      name,
      phone,
      areaIDs: MyHealthCenters.flatMap(({ WorkArea }) => WorkArea?.ID ?? []),
    })),
    ...[places.DrugStoreList, places.CustomerAdministrative, places.Wholesaler]
      .flat()
      .map(({ ID, name, phone, WorkArea }) => ({ ID, name, phone, areaIDs: WorkArea ? [WorkArea.ID] : [] })),
  ];
}

/** How many names of possible doubles are told. */
const NAMED = 3;

/**
 * Points out in a form the customers that its card may be a double of (docs/rules/customers.md#doubles).
 * @param ID the card that is edited; empty for a new one
 */
export function useDoubles(ID: string, areaOfCentre: ReadonlyMap<string, string>) {
  const { t } = useLingui();
  const { api } = useServices();
  const { data, error, isPending, isFetching, refetch } = useQuery(customersQuery(api));
  const all = data?.data.readAllCustomers;
  const index = useMemo(() => all && indexDoubles(recognised(all)), [all]);
  const names = (found: readonly Recognised[]) =>
    [...found.slice(0, NAMED).map(({ name }) => name), ...(found.length > NAMED ? ['…'] : [])].join(', ');
  const hints = (values: Values): Readonly<Record<string, string | undefined>> => {
    if (!index) return isPending ? { name: t`Recherche de doubles. Chargement…` } : {};
    const centres = values['healthCenterIDsList'];
    const areaIDs = Array.isArray(centres)
      ? centres.flatMap((centre: string) => areaOfCentre.get(centre) ?? [])
      : [textOf(values, 'workAreaID')];
    const { sameName, samePhone } = doublesOf(index, {
      ID,
      name: textOf(values, 'name'),
      phone: textOf(values, 'phone'),
      areaIDs,
    });
    return {
      name: sameName.length > 0 ? t`Déjà une fiche de ce nom dans ce secteur\u00A0: ${names(sameName)}` : undefined,
      phone: samePhone.length > 0 ? t`Déjà le téléphone de ${names(samePhone)}` : undefined,
    };
  };
  return {
    hints,
    failure: error ?? data?.errors[0],
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
