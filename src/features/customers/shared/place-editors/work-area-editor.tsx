import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readRecord } from '#api/read-record.ts';
import { hasRight } from '#domain/access/rights.ts';
import { folded } from '#lib/folded.ts';
import { collator } from '#lib/intl.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { citiesQuery } from '../cities.queries.ts';
import { readExisting } from '../record-editor/existing.ts';
import { type CreationProps, textOf, type Values } from '../record-editor/fields.ts';
import { RecordEditor } from '../record-editor/record-editor.tsx';
import type { Undo } from '../record-editor/undo.ts';
import { namedChoice, unitedChoices } from '../united-choices.ts';
import { type WorkAreaFragment, WorkAreasDocument } from '../work-areas.generated.ts';
import { CityEditor } from './city-editor.tsx';
import { CreateWorkAreaDocument, EditWorkAreaDocument } from './place-writes.generated.ts';

/** Whether a work area of the chosen city has the name that is written, whatever its accents and case. */
const sameArea =
  (values: Values) =>
  ({ name, City }: WorkAreaFragment): boolean =>
    folded(name) === folded(textOf(values, 'name').trim()) && City?.ID === textOf(values, 'cityID');

export interface WorkAreaEditorProps extends Pick<CreationProps, 'control'>, Partial<Omit<CreationProps, 'control'>> {
  /** The work area to edit; `null` for a new one. */
  readonly area: WorkAreaFragment | null;
  readonly onUndoable?: (undo: Undo) => void;
  /** The work areas beside it, whose names may be the same. */
  readonly others: readonly WorkAreaFragment[];
}

/** Edits the name and the city of a work area. A name that another one of the city has is pointed out, and allowed. */
export function WorkAreaEditor({
  area,
  others,
  name: newName = '',
  onCreated,
  onUndoable,
  control,
}: WorkAreaEditorProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const cities = useCities(area ? [area, ...others] : others);
  const valuesOf = (record: WorkAreaFragment | null) => ({
    name: record?.name ?? newName,
    cityID: record?.City?.ID ?? null,
  });
  return (
    <RecordEditor
      kind="work-area"
      subject={area?.ID ?? 'new'}
      isNew={area === null}
      groups={[
        {
          id: 'area',
          fields: [
            { name: 'name', kind: 'line', label: t`Nom`, required: t`Donnez un nom au secteur` },
            {
              name: 'cityID',
              kind: 'choice',
              label: t`Ville`,
              choices: cities.choices,
              placeholder: t`Choisir une ville`,
              required: t`Choisissez une ville`,
              ...(hasRight('createCity', acl) && {
                creation: {
                  label: t`Nouvelle ville`,
                  editor: (creation) => <CityEditor city={null} others={cities.read} {...creation} />,
                },
              }),
            },
          ],
        },
      ]}
      saved={valuesOf(area)}
      {...(area && {
        reread: async (signal: AbortSignal) => {
          const record = await readRecord(api.request(WorkAreasDocument, {}, { signal }), (data) =>
            data.readAllWorkArea?.find(({ ID }) => ID === area.ID),
          );
          return record && valuesOf(record);
        },
      })}
      mayLook={hasRight('viewWorkArea', acl)}
      findExisting={async (values, signal) => {
        const isSame = sameArea(values);
        const found = await readExisting(api.request(WorkAreasDocument, {}, { signal }), ({ readAllWorkArea }) =>
          (readAllWorkArea ?? []).filter(isSame),
        );
        return found.map((record) => ({
          record,
          ID: record.ID,
          name: record.name,
          words: [record.name, record.City?.name].filter(Boolean).join(', '),
          action: t`Garder ${record.name}`,
        }));
      }}
      hints={(values) => {
        const same = others.find(sameArea(values));
        return { name: same && t`Un secteur de cette ville porte déjà ce nom\u00A0: ${same.name}` };
      }}
      send={async (values, { signal, isGone }) => {
        const variables = { name: textOf(values, 'name'), cityID: textOf(values, 'cityID') };
        return area && !isGone
          ? {
              data: (await api.request(EditWorkAreaDocument, { ...variables, ID: area.ID }, { signal })).data
                .editWorkArea,
            }
          : { data: (await api.request(CreateWorkAreaDocument, variables, { signal })).data.createWorkArea };
      }}
      words={{
        title: area ? <Trans>Modifier le secteur</Trans> : <Trans>Nouveau secteur</Trans>,
        subtitle: area && <Trans>Ses clients prennent aussitôt son nouveau nom et sa ville.</Trans>,
        notSaved: <Trans>Le secteur n’a pas été enregistré.</Trans>,
        save: <Trans>Enregistrer le secteur</Trans>,
        saved: t`Secteur enregistré`,
        unsaved: <Trans>Ce secteur n’est pas enregistré.</Trans>,
      }}
      control={control}
      {...(onUndoable && { onUndoable })}
      onSaved={onCreated && ((created) => onCreated(namedChoice(created)))}
      notices={
        cities.failure && (
          <RetryBanner
            title={<Trans>Les villes n’ont pas toutes pu être lues.</Trans>}
            onRetry={cities.onRetry}
            isRetrying={cities.isRetrying}
          />
        )
      }
    />
  );
}

/** The cities to choose from: those of the agency, or those of its work areas for who may not read cities. */
function useCities(areas: readonly WorkAreaFragment[]) {
  const { api } = useServices();
  const locale = useWrittenLocale();
  const isAllowed = hasRight('viewCity', useSession().acl);
  const { data, error, isFetching, refetch } = useQuery({ ...citiesQuery(api), enabled: isAllowed });
  const known = areas.flatMap(({ City }) => City ?? []).map(namedChoice);
  const read = data?.data.readAllCity ?? [];
  return {
    read,
    choices: unitedChoices(known, read.map(namedChoice), collator(locale, { numeric: true }).compare),
    failure: error ?? data?.errors[0],
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
