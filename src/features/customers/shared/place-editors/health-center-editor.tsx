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
import { type HealthCenterFragment, HealthCentersDocument } from '../health-centers.generated.ts';
import { readExisting } from '../record-editor/existing.ts';
import { type CreationProps, textOf, type Values } from '../record-editor/fields.ts';
import { RecordEditor } from '../record-editor/record-editor.tsx';
import type { Undo } from '../record-editor/undo.ts';
import { areaChoice, namedChoice, unitedChoices } from '../united-choices.ts';
import { workAreasQuery } from '../work-areas.queries.ts';
import { WorkAreaEditor } from './work-area-editor.tsx';
import { CreateHealthCenterDocument, EditHealthCenterDocument } from './place-writes.generated.ts';

/** Whether a centre of the chosen work area has the name that is written, whatever its accents and case. */
const sameCenter =
  (values: Values) =>
  ({ name, WorkArea }: HealthCenterFragment): boolean =>
    folded(name) === folded(textOf(values, 'name').trim()) && WorkArea?.ID === textOf(values, 'workAreaID');

export interface HealthCenterEditorProps
  extends Pick<CreationProps, 'control'>, Partial<Omit<CreationProps, 'control'>> {
  /** The health centre to edit; `null` for a new one. */
  readonly center: HealthCenterFragment | null;
  readonly onUndoable?: (undo: Undo) => void;
  /** The health centres beside it, whose names may be the same. */
  readonly others: readonly HealthCenterFragment[];
}

/**
 * Edits the name of a health centre, its work area and how it is found. A name that another one of the work area has is
 * pointed out, and allowed.
 */
export function HealthCenterEditor({
  center,
  others,
  name: newName = '',
  onCreated,
  onUndoable,
  control,
}: HealthCenterEditorProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const areas = useAreas(center ? [center, ...others] : others);
  const valuesOf = (record: HealthCenterFragment | null) => ({
    name: record?.name ?? newName,
    workAreaID: record?.WorkArea?.ID ?? null,
    textualLocation: record?.textualLocation ?? '',
  });
  return (
    <RecordEditor
      kind="health-center"
      subject={center?.ID ?? 'new'}
      isNew={center === null}
      groups={[
        {
          id: 'center',
          fields: [
            { name: 'name', kind: 'line', label: t`Nom`, required: t`Donnez un nom au centre` },
            {
              name: 'workAreaID',
              kind: 'choice',
              label: t`Secteur`,
              choices: areas.choices,
              placeholder: t`Choisir un secteur`,
              required: t`Choisissez un secteur`,
              ...(hasRight('createWorkArea', acl) && {
                creation: {
                  label: t`Nouveau secteur`,
                  editor: (creation) => <WorkAreaEditor area={null} others={areas.read} {...creation} />,
                },
              }),
            },
            {
              name: 'textualLocation',
              kind: 'line',
              label: t`Repère`,
              description: t`Comment le trouver\u00A0: «\u00A0Derrière le marché, 1er étage\u00A0».`,
            },
          ],
        },
      ]}
      saved={valuesOf(center)}
      {...(center && {
        reread: async (signal: AbortSignal) => {
          const record = await readRecord(api.request(HealthCentersDocument, {}, { signal }), (data) =>
            data.readAllHealthCenter?.find(({ ID }) => ID === center.ID),
          );
          return record && valuesOf(record);
        },
      })}
      mayLook={hasRight('viewHealthCenter', acl)}
      findExisting={async (values, signal) => {
        const isSame = sameCenter(values);
        const found = await readExisting(
          api.request(HealthCentersDocument, {}, { signal }),
          ({ readAllHealthCenter }) => (readAllHealthCenter ?? []).filter(isSame),
        );
        return found.map((record) => ({
          record,
          ID: record.ID,
          name: record.name,
          words: [record.name, record.WorkArea?.name].filter(Boolean).join(', '),
          action: t`Garder ${record.name}`,
        }));
      }}
      hints={(values) => {
        const same = others.find(sameCenter(values));
        return { name: same && t`Un centre de ce secteur porte déjà ce nom\u00A0: ${same.name}` };
      }}
      send={async (values, { signal, isGone }) => {
        const [name, workAreaID] = [textOf(values, 'name'), textOf(values, 'workAreaID')];
        const variables = { name, workAreaID, textualLocation: textOf(values, 'textualLocation') };
        return center && !isGone
          ? {
              data: (await api.request(EditHealthCenterDocument, { ...variables, ID: center.ID }, { signal })).data
                .editHealthCenter,
            }
          : { data: (await api.request(CreateHealthCenterDocument, variables, { signal })).data.createHealthCenter };
      }}
      words={{
        title: center ? <Trans>Modifier le centre</Trans> : <Trans>Nouveau centre</Trans>,
        subtitle: center && <Trans>Les fiches de ses professionnels prennent aussitôt son nom et son secteur.</Trans>,
        notSaved: <Trans>Le centre n’a pas été enregistré.</Trans>,
        save: <Trans>Enregistrer le centre</Trans>,
        saved: t`Centre enregistré`,
        unsaved: <Trans>Ce centre n’est pas enregistré.</Trans>,
      }}
      control={control}
      {...(onUndoable && { onUndoable })}
      onSaved={onCreated && ((created) => onCreated(namedChoice(created)))}
      notices={
        areas.failure && (
          <RetryBanner
            title={<Trans>Les secteurs n’ont pas tous pu être lus.</Trans>}
            onRetry={areas.onRetry}
            isRetrying={areas.isRetrying}
          />
        )
      }
    />
  );
}

/** The work areas to choose from: those of the agency, or those of its centres for who may not read work areas. */
function useAreas(centers: readonly HealthCenterFragment[]) {
  const { api } = useServices();
  const locale = useWrittenLocale();
  const isAllowed = hasRight('viewWorkArea', useSession().acl);
  const { data, error, isFetching, refetch } = useQuery({ ...workAreasQuery(api), enabled: isAllowed });
  const known = centers.flatMap(({ WorkArea }) => WorkArea ?? []).map(areaChoice);
  const read = data?.data.readAllWorkArea ?? [];
  return {
    read,
    choices: unitedChoices(known, read.map(areaChoice), collator(locale, { numeric: true }).compare),
    failure: error ?? data?.errors[0],
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
