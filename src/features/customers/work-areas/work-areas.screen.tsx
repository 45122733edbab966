import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useUndo } from '../shared/record-editor/undo-line.tsx';
import { PlacesPage } from '../shared/places-page.tsx';
import { useCustomerCounts } from '../shared/use-customer-counts.tsx';
import type { WorkAreaFragment } from '../shared/work-areas.generated.ts';
import { workAreasQuery } from '../shared/work-areas.queries.ts';
import { WorkAreaEditor } from '../shared/place-editors/work-area-editor.tsx';

/** Value of `?workArea=` that opens the editor for a new work area. */
const NEW = 'new';

const wordsOf = ({ name, City }: WorkAreaFragment) => [name, City?.name];

/**
 * The work areas of the agency, with their city and the number of their customers. The search and the open work area are
 * in the address (docs/rules/customers.md#places).
 */
export default function WorkAreasScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const [mayCreate, mayEdit] = [hasRight('createWorkArea', acl), hasRight('editWorkArea', acl)];
  const { open, control } = useDialogInAddress('workArea');
  const read = useQuery(workAreasQuery(api));
  const areas = read.data?.data.readAllWorkArea;
  const opened = mayEdit ? areas?.find(({ ID }) => ID === open) : undefined;
  const undo = useUndo();
  const counts = useCustomerCounts('area');
  return (
    <PlacesPage
      words={{
        title: t`Secteurs`,
        count: <Plural value={areas?.length ?? 0} one="# secteur" other="# secteurs" />,
        create: t`Nouveau secteur`,
        notRead: t`Les secteurs n’ont pas pu être lus`,
        isSafe: t`Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.`,
        filter: t`Filtrer les secteurs`,
        search: t`Chercher un secteur`,
        placeholder: t`Secteur, ville`,
        none: t`Aucun secteur`,
        about: t`Un secteur est la partie d’une ville qu’un délégué couvre.`,
        createFirst: t`Créer un secteur`,
        noneFound: (search) => t`Aucun secteur ne répond à « ${search} »`,
      }}
      notice={undo.line}
      read={read}
      places={areas}
      wordsOf={wordsOf}
      counts={counts}
      columns={[
        {
          id: 'name',
          header: t`Secteur`,
          isRowHeader: true,
          sort: ({ name }) => name,
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          id: 'city',
          header: t`Ville`,
          sort: ({ City }) => City?.name ?? null,
          cell: ({ City }) => (City ? <bdi>{City.name}</bdi> : '—'),
        },
        ...counts.columns,
      ]}
      card={(area) => ({
        title: <bdi>{area.name}</bdi>,
        detail: <bdi>{area.City?.name ?? '—'}</bdi>,
        endDetail: counts.words(area),
      })}
      onCreate={mayCreate ? () => openDialog({ workArea: NEW }) : undefined}
      onOpen={mayEdit ? ({ ID }) => openDialog({ workArea: ID }) : undefined}
    >
      {((open === NEW && mayCreate) || opened) && (
        <WorkAreaEditor
          key={open}
          area={opened ?? null}
          others={(areas ?? []).filter((area) => area !== opened)}
          control={control}
          onUndoable={undo.onUndoable}
        />
      )}
    </PlacesPage>
  );
}
