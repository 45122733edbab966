import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import type { CityFragment } from '../shared/cities.generated.ts';
import { citiesQuery } from '../shared/cities.queries.ts';
import { useUndo } from '../shared/record-editor/undo-line.tsx';
import { PlacesPage } from '../shared/places-page.tsx';
import { useCustomerCounts } from '../shared/use-customer-counts.tsx';
import { CityEditor } from '../shared/place-editors/city-editor.tsx';

/** Value of `?city=` that opens the editor for a new city. */
const NEW = 'new';

const wordsOf = ({ name }: CityFragment) => [name];

/**
 * The cities of the agency, with the number of their customers. The search and the open city are in the address
 * (docs/rules/customers.md#places).
 */
export default function CitiesScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const [mayCreate, mayEdit] = [hasRight('createCity', acl), hasRight('editCity', acl)];
  const { open, control } = useDialogInAddress('city');
  const read = useQuery(citiesQuery(api));
  const cities = read.data?.data.readAllCity;
  const opened = mayEdit ? cities?.find(({ ID }) => ID === open) : undefined;
  const undo = useUndo();
  const counts = useCustomerCounts('city');
  return (
    <PlacesPage
      words={{
        title: t`Villes`,
        count: <Plural value={cities?.length ?? 0} one="# ville" other="# villes" />,
        create: t`Nouvelle ville`,
        notRead: t`Les villes n’ont pas pu être lues`,
        isSafe: t`Rien n’est perdu : elles sont sur le serveur. Vérifiez le réseau, puis réessayez.`,
        filter: t`Filtrer les villes`,
        search: t`Chercher une ville`,
        placeholder: t`Nom de la ville`,
        none: t`Aucune ville`,
        about: t`Une ville regroupe des secteurs, et chaque secteur ses clients.`,
        createFirst: t`Créer une ville`,
        noneFound: (search) => t`Aucune ville ne contient « ${search} »`,
      }}
      notice={undo.line}
      read={read}
      places={cities}
      wordsOf={wordsOf}
      counts={counts}
      columns={[
        {
          id: 'name',
          header: t`Ville`,
          isRowHeader: true,
          sort: ({ name }) => name,
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        ...counts.columns,
      ]}
      card={(city) => ({ title: <bdi>{city.name}</bdi>, detail: counts.words(city) })}
      onCreate={mayCreate ? () => openDialog({ city: NEW }) : undefined}
      onOpen={mayEdit ? ({ ID }) => openDialog({ city: ID }) : undefined}
    >
      {((open === NEW && mayCreate) || opened) && (
        <CityEditor
          key={open}
          city={opened ?? null}
          others={(cities ?? []).filter((city) => city !== opened)}
          control={control}
          onUndoable={undo.onUndoable}
        />
      )}
    </PlacesPage>
  );
}
