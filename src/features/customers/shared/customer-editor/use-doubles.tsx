import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { doublesOf, indexDoubles, type Recognised } from '#domain/customers/doubles.ts';
import { derivedOnce } from '#lib/derived-once.ts';
import { href } from '#routes/links.ts';
import { useServices } from '#state/services.tsx';
import { Link } from '#ui/link/link.tsx';
import type { CustomersQuery } from '#queries/customers.generated.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { textOf, type Values } from '../record-editor/fields.ts';

type AllCustomers = NonNullable<CustomersQuery['readAllCustomers']>;

/** A customer whose card may be the same. */
interface Double extends Recognised {
  readonly kind: Kind;
}

function recognised({ HealthWorkerList, ...places }: AllCustomers): readonly Double[] {
  const placesOf = (kind: Kind, list: AllCustomers['DrugStoreList']) =>
    list.map(({ ID, name, phone, WorkArea }) => ({ ID, kind, name, phone, areaIDs: WorkArea ? [WorkArea.ID] : [] }));
  return [
    ...HealthWorkerList.map(({ ID, name, phone, MyHealthCenters }) => ({
      ID,
      kind: 'healthworker' as const,
      name,
      phone,
      areaIDs: MyHealthCenters.flatMap(({ WorkArea }) => WorkArea?.ID ?? []),
    })),
    ...placesOf('drugstore', places.DrugStoreList),
    ...placesOf('administration', places.CustomerAdministrative),
    ...placesOf('wholesaler', places.Wholesaler),
  ];
}

/** The index of an answer: it is made when something was typed that may be in it, once. */
const indexOf = derivedOnce((all: AllCustomers) => indexDoubles(recognised(all)));

/** What recognises the card that a form has written. */
const recognisedIn = (values: Values, ID: string, areaOfCentre: ReadonlyMap<string, string>): Recognised => {
  const centres = values['healthCenterIDsList'];
  return {
    ID,
    name: textOf(values, 'name'),
    phone: textOf(values, 'phone'),
    areaIDs: Array.isArray(centres)
      ? centres.flatMap((centre: string) => areaOfCentre.get(centre) ?? [])
      : [textOf(values, 'workAreaID')],
  };
};

/**
 * The customers of one kind that a new card may be: those that its double would be found by, and where.
 * @param centres those that the form has chosen from: of one in which nobody works, the customers do not tell the area
 */
export function sameCustomers(
  all: AllCustomers,
  kind: Kind,
  values: Values,
  centres: AllCustomers['HealthWorkerList'][number]['MyHealthCenters'] = [],
): readonly SameCustomer[] {
  const areaOfCentre = new Map(
    [...centres, ...all.HealthWorkerList.flatMap(({ MyHealthCenters }) => MyHealthCenters)].flatMap(
      ({ ID, WorkArea }) => (WorkArea ? [[ID, WorkArea.ID] as const] : []),
    ),
  );
  const areas = new Map(
    [
      ...all.HealthWorkerList.flatMap(({ MyHealthCenters }) => MyHealthCenters.map(({ WorkArea }) => WorkArea)),
      ...[...all.DrugStoreList, ...all.CustomerAdministrative, ...all.Wholesaler].map(({ WorkArea }) => WorkArea),
    ].flatMap((area) => (area ? [[area.ID, area.name] as const] : [])),
  );
  const { sameName, samePhone } = doublesOf(indexOf(all), recognisedIn(values, '', areaOfCentre));
  return [...new Set([...sameName, ...samePhone])]
    .filter((each) => each.kind === kind)
    .map(({ ID, name, phone, areaIDs }) => ({
      ID,
      name,
      phone,
      areas: areaIDs.flatMap((area) => areas.get(area) ?? []),
    }));
}

/** A customer that a new card may be. */
export interface SameCustomer {
  readonly ID: string;
  readonly name: string;
  readonly phone: string | null;
  /** The names of the work areas. */
  readonly areas: readonly string[];
}

/** How many names of possible doubles are told. */
const NAMED = 3;

/**
 * Points out in a form the customers that its card may be a double of (docs/rules/customers.md#doubles).
 * @param ID the card that is edited; empty for a new one
 * @param only the field that is edited alone; one that tells of no double needs no other cards. `null` for the whole form
 */
export function useDoubles(ID: string, areaOfCentre: ReadonlyMap<string, string>, only: string | null = null) {
  const { t } = useLingui();
  const { api } = useServices();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...customersQuery(api),
    enabled: only === null || only === 'name' || only === 'phone',
  });
  const all = data?.data.readAllCustomers;
  const hints = (values: Values): Readonly<Record<string, ReactNode>> => {
    if (!all) return isPending ? { name: t`Recherche de doubles. Chargement…` } : {};
    const card = recognisedIn(values, ID, areaOfCentre);
    if (card.name === '' && card.phone === '') return {};
    const { sameName, samePhone } = doublesOf(indexOf(all), card);
    return {
      name:
        sameName.length > 0 ? (
          <Trans>
            Déjà une fiche de ce nom dans ce secteur : <Names of={sameName} />
          </Trans>
        ) : undefined,
      phone:
        samePhone.length > 0 ? (
          <Trans>
            Déjà le téléphone de <Names of={samePhone} />
          </Trans>
        ) : undefined,
    };
  };
  return {
    hints,
    failure: error ?? data?.errors[0],
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}

/** The first names, each leading to its card; the draft of the form stays on the device. */
function Names({ of: found }: { readonly of: readonly Double[] }) {
  return (
    <>
      {found.slice(0, NAMED).map(({ ID, kind, name }, index) => (
        <Fragment key={ID}>
          {index > 0 && ', '}
          <Link href={href(CARD_ROUTES[kind], { idCustomer: ID })}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      {found.length > NAMED && ', …'}
    </>
  );
}
