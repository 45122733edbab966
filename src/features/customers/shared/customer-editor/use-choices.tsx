import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { collator } from '#lib/intl.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import type { Choice } from '#ui/list-box/choice.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { cardChoicesQuery } from '#queries/card-choices.queries.ts';
import { healthCentersQuery } from '../health-centers.queries.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { HealthCenterEditor } from '../place-editors/health-center-editor.tsx';
import { WorkAreaEditor } from '../place-editors/work-area-editor.tsx';
import { areaChoice, namedChoice, unitedChoices } from '../united-choices.ts';
import { workAreasQuery } from '../work-areas.queries.ts';
import type { CustomerChoices } from './use-customer-fields.tsx';

/** The places and specialities that a card has already: whoever may not read the lists can keep them. */
export interface OwnChoices {
  readonly centres: readonly Choice[];
  readonly areas: readonly Choice[];
  readonly specialities: readonly Choice[];
  /** The work area of each centre. */
  readonly areaOfCentre: ReadonlyMap<string, string>;
}

export const NO_CHOICES: OwnChoices = { centres: [], areas: [], specialities: [], areaOfCentre: new Map() };

const NONE: readonly never[] = [];

/** The read that a field chooses from; any other field waits for none. */
const READ_OF: Readonly<Record<string, 'lists' | 'centres' | 'areas'>> = {
  potential: 'lists',
  matrimonialStatus: 'lists',
  specialitieIDsList: 'lists',
  healthCenterIDsList: 'centres',
  workAreaID: 'areas',
};

/**
 * What the form of a kind chooses from, and the work area of each centre.
 * @param only the field that is edited alone, which waits for its own list; `null` for the whole form
 */
export function useCustomerChoices(kind: Kind, own: OwnChoices, only: string | null = null) {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const { compare } = collator(useWrittenLocale(), { numeric: true });
  const isWorker = kind === 'healthworker';
  const asks = (read: 'lists' | 'centres' | 'areas') => only === null || READ_OF[only] === read;
  const lists = useQuery({ ...cardChoicesQuery(api), enabled: asks('lists') });
  const centres = useQuery({
    ...healthCentersQuery(api),
    enabled: asks('centres') && isWorker && hasRight('viewHealthCenter', acl),
  });
  const areas = useQuery({
    ...workAreasQuery(api),
    enabled: asks('areas') && !isWorker && hasRight('viewWorkArea', acl),
  });
  const reads = [lists, centres, areas].filter(({ isEnabled }) => isEnabled);
  const data = lists.data?.data.readCustomerCardEditDatas;
  const centresRead = centres.data?.data.readAllHealthCenter ?? NONE;
  const areasRead = areas.data?.data.readAllWorkArea ?? NONE;
  const choices = useMemo((): CustomerChoices => {
    const united = (known: readonly Choice[], read: readonly Choice[]) => unitedChoices(known, read, compare);
    return {
      potentials: data?.potentialList ?? [],
      matrimonial: data?.matrimonialStatusList ?? [],
      specialities: united(own.specialities, (data?.SpecialityList ?? []).map(namedChoice)),
      centres: united(
        own.centres,
        centresRead.map(({ ID, name, WorkArea }) => ({
          id: ID,
          label: name,
          ...(WorkArea && { hint: WorkArea.name }),
        })),
      ),
      areas: united(own.areas, areasRead.map(areaChoice)),
      ...(hasRight('createHealthCenter', acl) && {
        newCentre: {
          label: t`Nouveau centre`,
          editor: (creation) => <HealthCenterEditor center={null} others={centresRead} {...creation} />,
        },
      }),
      ...(hasRight('createWorkArea', acl) && {
        newArea: {
          label: t`Nouveau secteur`,
          editor: (creation) => <WorkAreaEditor area={null} others={areasRead} {...creation} />,
        },
      }),
    };
  }, [acl, areasRead, centresRead, compare, data, own, t]);
  const areaOfCentre = useMemo(
    () =>
      new Map([
        ...own.areaOfCentre,
        ...centresRead.flatMap(({ ID, WorkArea }) => (WorkArea ? [[ID, WorkArea.ID] as const] : [])),
      ]),
    [centresRead, own],
  );
  return {
    choices,
    areaOfCentre,
    isLoading: reads.some(({ isPending }) => isPending),
    failure: reads.map(({ error, data: answer }) => error ?? answer?.errors[0]).find((each) => each !== undefined),
    onRetry: () => reads.forEach(({ refetch }) => void refetch()),
    isRetrying: reads.some(({ isFetching }) => isFetching),
  };
}
