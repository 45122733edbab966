import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readRecord } from '#api/read-record.ts';
import { hasRight } from '#domain/access/rights.ts';
import { isBlank } from '#lib/blank.ts';
import { folded } from '#lib/folded.ts';
import { collator } from '#lib/intl.ts';
import { isText, orNull, shapeOf } from '#lib/shape.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useDraft } from '#state/use-draft.ts';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { type HealthCenterFragment, HealthCentersDocument } from '../../shared/health-centers.generated.ts';
import { PlaceDialog } from '../../shared/place-dialog.tsx';
import * as styles from '../../shared/places.css.ts';
import { workAreasQuery } from '../../shared/work-areas.queries.ts';
import {
  CreateHealthCenterDocument,
  type CreateHealthCenterMutationVariables,
  EditHealthCenterDocument,
} from '../health-centers.generated.ts';

interface HealthCenterDraft {
  readonly name: string;
  readonly textualLocation: string;
  readonly workAreaID: string | null;
}

const isHealthCenterDraft = shapeOf<HealthCenterDraft>({
  name: isText,
  textualLocation: isText,
  workAreaID: orNull(isText),
});

const draftOf = (center: HealthCenterFragment | null): HealthCenterDraft => ({
  name: center?.name ?? '',
  textualLocation: center?.textualLocation ?? '',
  workAreaID: center?.WorkArea?.ID ?? null,
});

export interface HealthCenterEditorProps {
  /** The health centre to edit; `null` for a new one. */
  readonly center: HealthCenterFragment | null;
  /** The health centres beside it, whose names may be the same. */
  readonly others: readonly HealthCenterFragment[];
  readonly control: DialogControl;
}

/**
 * Edits the name of a health centre, its work area and how it is found. A name that another one of the work area has is
 * pointed out, and allowed.
 */
export function HealthCenterEditor({ center, others, control }: HealthCenterEditorProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const ids = { name: useId(), area: useId() };
  const areas = useAreas(center ? [center, ...others] : others);
  const draft = useDraft({
    kind: 'health-center',
    isDraft: isHealthCenterDraft,
    subject: center?.ID ?? 'new',
    isNew: center === null,
    saved: draftOf(center),
    reread:
      center &&
      (async (signal) => {
        const record = await readRecord(api.request(HealthCentersDocument, {}, { signal }), (data) =>
          data.readAllHealthCenter?.find(({ ID }) => ID === center.ID),
        );
        return record && draftOf(record);
      }),
  });
  const { name, textualLocation, workAreaID } = draft.value;
  const [isChecked, setChecked] = useState(false);
  const save = useOperation({
    perform: async (mine: CreateHealthCenterMutationVariables & HealthCenterDraft, signal) => {
      const { value, isGone } = await draft.beforeSave(mine, signal);
      const variables = { ...value, workAreaID: value.workAreaID ?? mine.workAreaID };
      return center && !isGone
        ? {
            data: (await api.request(EditHealthCenterDocument, { ...variables, ID: center.ID }, { signal })).data
              .editHealthCenter,
          }
        : { data: (await api.request(CreateHealthCenterDocument, variables, { signal })).data.createHealthCenter };
    },
    onSuccess: () => {
      say.success(t`Centre enregistré`);
      draft.forget();
      control.onClose();
    },
  });

  const nameError = isChecked && isBlank(name) ? t`Donnez un nom au centre` : undefined;
  const areaError = isChecked && workAreaID === null ? t`Choisissez un secteur` : undefined;
  const written = folded(name.trim());
  const same = others.find((other) => folded(other.name) === written && other.WorkArea?.ID === workAreaID);
  return (
    <PlaceDialog
      {...{ draft, control, save }}
      words={{
        title: center ? t`Modifier le centre` : t`Nouveau centre`,
        subtitle: center ? t`Les fiches de ses professionnels prennent aussitôt son nom et son secteur.` : undefined,
        notSaved: t`Le centre n’a pas été enregistré.`,
        save: t`Enregistrer le centre`,
        unsaved: t`Ce centre n’est pas enregistré.`,
      }}
      describe={(value) => [
        { id: 'name', label: t`Nom`, words: value.name },
        { id: 'area', label: t`Secteur`, words: areas.choices.find(({ id }) => id === value.workAreaID)?.label ?? '' },
        { id: 'directions', label: t`Repère`, words: value.textualLocation },
      ]}
      errors={[
        { id: ids.name, message: nameError },
        { id: ids.area, message: areaError },
      ]}
      onSubmit={() => {
        setChecked(true);
        if (!isBlank(name) && workAreaID !== null)
          save.run({ name: name.trim(), textualLocation: textualLocation.trim(), workAreaID });
      }}
    >
      {areas.failure && (
        <RetryBanner
          title={<Trans>Les secteurs n’ont pas tous pu être lus.</Trans>}
          onRetry={areas.onRetry}
          isRetrying={areas.isRetrying}
        />
      )}
      <div className={styles.fields}>
        <TextField
          id={ids.name}
          label={t`Nom`}
          value={name}
          onChange={(value) => draft.change({ name: value })}
          error={nameError}
          description={same && t`Un centre de ce secteur porte déjà ce nom : ${same.name}`}
          autoFocus
        />
        <ComboBox
          id={ids.area}
          label={t`Secteur`}
          choices={areas.choices}
          value={workAreaID}
          onChange={(value) => draft.change({ workAreaID: value })}
          placeholder={t`Choisir un secteur`}
          error={areaError}
        />
        <TextField
          label={t`Repère`}
          value={textualLocation}
          onChange={(value) => draft.change({ textualLocation: value })}
          description={t`Comment le trouver : « Derrière le marché, 1er étage ».`}
        />
      </div>
    </PlaceDialog>
  );
}

/** The work areas to choose from: those of the agency, or those of its centres for who may not read work areas. */
function useAreas(centers: readonly HealthCenterFragment[]) {
  const { api } = useServices();
  const locale = useWrittenLocale();
  const isAllowed = hasRight('viewWorkArea', useSession().acl);
  const { data, error, isFetching, refetch } = useQuery({ ...workAreasQuery(api), enabled: isAllowed });
  const read = data?.data.readAllWorkArea ?? [];
  const areas = new Map([...centers.flatMap(({ WorkArea }) => WorkArea ?? []), ...read].map((area) => [area.ID, area]));
  const { compare } = collator(locale, { numeric: true });
  return {
    choices: Array.from(areas.values(), ({ ID, name, City }) => ({
      id: ID,
      label: name,
      ...(City && { hint: City.name }),
    })).toSorted((a, b) => compare(a.label, b.label)),
    failure: error ?? data?.errors[0],
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
