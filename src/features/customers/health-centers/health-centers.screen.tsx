import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { href } from '#routes/links.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { navigate } from '#state/location.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import type { HealthCenterFragment } from '../shared/health-centers.generated.ts';
import { healthCentersQuery } from '../shared/health-centers.queries.ts';
import { useUndo } from '../shared/record-editor/undo-line.tsx';
import { PlacesPage } from '../shared/places-page.tsx';
import { useCustomerCounts } from '../shared/use-customer-counts.tsx';
import { CenterPage } from './parts/center-page.tsx';
import { HealthCenterEditor } from '../shared/place-editors/health-center-editor.tsx';

/** Value of `?healthCenter=` that opens the editor for a new health centre. */
const NEW = 'new';

const wordsOf = ({ name, textualLocation, WorkArea }: HealthCenterFragment) => [
  name,
  textualLocation,
  WorkArea?.name,
  WorkArea?.City?.name,
];

/**
 * The health centres of the agency, and with `?centre=` the people of one. The search and the editor are in the address
 * too (docs/rules/customers.md#places).
 */
export default function HealthCentersScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const [mayCreate, mayEdit] = [hasRight('createHealthCenter', acl), hasRight('editHealthCenter', acl)];
  const [params] = useQueryParams();
  const centerID = params.get('centre');
  const { open, control } = useDialogInAddress('healthCenter');
  const read = useQuery(healthCentersQuery(api));
  const centers = read.data?.data.readAllHealthCenter;
  const opened = mayEdit ? centers?.find(({ ID }) => ID === open) : undefined;
  const undo = useUndo();
  const counts = useCustomerCounts('centre');
  const editor = ((open === NEW && mayCreate) || opened) && (
    <HealthCenterEditor
      key={open}
      center={opened ?? null}
      others={(centers ?? []).filter((center) => center !== opened)}
      control={control}
      onUndoable={undo.onUndoable}
    />
  );
  if (centerID !== null) {
    return (
      <CenterPage
        centerID={centerID}
        notice={undo.line}
        read={read}
        center={centers?.find(({ ID }) => ID === centerID)}
        onEdit={mayEdit ? () => openDialog({ healthCenter: centerID }) : undefined}
      >
        {editor}
      </CenterPage>
    );
  }
  return (
    <PlacesPage
      words={{
        title: t`Centres de santé`,
        count: <Plural value={centers?.length ?? 0} one="# centre" other="# centres" />,
        create: t`Nouveau centre`,
        notRead: t`Les centres n’ont pas pu être lus`,
        isSafe: t`Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.`,
        filter: t`Filtrer les centres`,
        search: t`Chercher un centre`,
        placeholder: t`Nom, secteur, ville`,
        none: t`Aucun centre de santé`,
        about: t`Un centre est l’hôpital, la clinique ou le cabinet où les professionnels de santé reçoivent.`,
        createFirst: t`Créer un centre`,
        noneFound: (search) => t`Aucun centre ne répond à « ${search} »`,
      }}
      notice={undo.line}
      read={read}
      places={centers}
      wordsOf={wordsOf}
      counts={counts}
      columns={[
        {
          id: 'name',
          header: t`Centre de santé`,
          isRowHeader: true,
          width: '1.6fr',
          sort: ({ name }) => name,
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          id: 'directions',
          header: t`Repère`,
          width: '1.6fr',
          cell: ({ textualLocation }) => (textualLocation ? <bdi>{textualLocation}</bdi> : '—'),
        },
        {
          id: 'area',
          header: t`Secteur`,
          sort: ({ WorkArea }) => WorkArea?.name ?? null,
          cell: ({ WorkArea }) => (WorkArea ? <bdi>{WorkArea.name}</bdi> : '—'),
        },
        {
          id: 'city',
          header: t`Ville`,
          sort: ({ WorkArea }) => WorkArea?.City?.name ?? null,
          cell: ({ WorkArea }) => (WorkArea?.City ? <bdi>{WorkArea.City.name}</bdi> : '—'),
        },
        ...counts.columns,
      ]}
      card={(center) => ({
        title: <bdi>{center.name}</bdi>,
        detail: <bdi>{[center.WorkArea?.name, center.WorkArea?.City?.name].filter(Boolean).join(', ') || '—'}</bdi>,
        endDetail: counts.words(center),
      })}
      onCreate={mayCreate ? () => openDialog({ healthCenter: NEW }) : undefined}
      onOpen={({ ID }) => navigate(href('app_customer_card_health_centers', {}, { centre: ID }))}
    >
      {editor}
    </PlacesPage>
  );
}
