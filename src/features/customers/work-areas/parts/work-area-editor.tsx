import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readRecord } from '#api/read-record.ts';
import { hasRight } from '#domain/access/rights.ts';
import { isBlank } from '#lib/blank.ts';
import { folded } from '#lib/folded.ts';
import { isText, orNull, shapeOf } from '#lib/shape.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useDraft } from '#state/use-draft.ts';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { citiesQuery } from '../../shared/cities.queries.ts';
import { PlaceDialog } from '../../shared/place-dialog.tsx';
import * as styles from '../../shared/places.css.ts';
import { type WorkAreaFragment, WorkAreasDocument } from '../../shared/work-areas.generated.ts';
import {
  CreateWorkAreaDocument,
  type CreateWorkAreaMutationVariables,
  EditWorkAreaDocument,
} from '../work-areas.generated.ts';
import { collator } from '#lib/intl.ts';

interface WorkAreaDraft {
  readonly name: string;
  readonly cityID: string | null;
}

const isWorkAreaDraft = shapeOf<WorkAreaDraft>({ name: isText, cityID: orNull(isText) });

const draftOf = (area: WorkAreaFragment | null): WorkAreaDraft => ({
  name: area?.name ?? '',
  cityID: area?.City?.ID ?? null,
});

export interface WorkAreaEditorProps {
  /** The work area to edit; `null` for a new one. */
  readonly area: WorkAreaFragment | null;
  /** The work areas beside it, whose names may be the same. */
  readonly others: readonly WorkAreaFragment[];
  readonly control: DialogControl;
}

/** Edits the name and the city of a work area. A name that another one of the city has is pointed out, and allowed. */
export function WorkAreaEditor({ area, others, control }: WorkAreaEditorProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const ids = { name: useId(), city: useId() };
  const cities = useCities(area ? [area, ...others] : others);
  const draft = useDraft({
    kind: 'work-area',
    isDraft: isWorkAreaDraft,
    subject: area?.ID ?? 'new',
    isNew: area === null,
    saved: draftOf(area),
    reread:
      area &&
      (async (signal) => {
        const record = await readRecord(api.request(WorkAreasDocument, {}, { signal }), (data) =>
          data.readAllWorkArea?.find(({ ID }) => ID === area.ID),
        );
        return record && draftOf(record);
      }),
  });
  const { name, cityID } = draft.value;
  const [isChecked, setChecked] = useState(false);
  const save = useOperation({
    perform: async (mine: CreateWorkAreaMutationVariables, signal) => {
      const { value, isGone } = await draft.beforeSave(mine, signal);
      const variables = { name: value.name, cityID: value.cityID ?? mine.cityID };
      return area && !isGone
        ? {
            data: (await api.request(EditWorkAreaDocument, { ...variables, ID: area.ID }, { signal })).data
              .editWorkArea,
          }
        : { data: (await api.request(CreateWorkAreaDocument, variables, { signal })).data.createWorkArea };
    },
    onSuccess: () => {
      say.success(t`Secteur enregistré`);
      draft.forget();
      control.onClose();
    },
  });

  const nameError = isChecked && isBlank(name) ? t`Donnez un nom au secteur` : undefined;
  const cityError = isChecked && cityID === null ? t`Choisissez une ville` : undefined;
  const written = folded(name.trim());
  const same = others.find((other) => folded(other.name) === written && other.City?.ID === cityID);
  return (
    <PlaceDialog
      {...{ draft, control, save }}
      words={{
        title: area ? t`Modifier le secteur` : t`Nouveau secteur`,
        subtitle: area ? t`Ses clients prennent aussitôt son nouveau nom et sa ville.` : undefined,
        notSaved: t`Le secteur n’a pas été enregistré.`,
        save: t`Enregistrer le secteur`,
        unsaved: t`Ce secteur n’est pas enregistré.`,
      }}
      describe={(value) => [
        { id: 'name', label: t`Nom`, words: value.name },
        { id: 'city', label: t`Ville`, words: cities.choices.find(({ id }) => id === value.cityID)?.label ?? '' },
      ]}
      errors={[
        { id: ids.name, message: nameError },
        { id: ids.city, message: cityError },
      ]}
      onSubmit={() => {
        setChecked(true);
        if (!isBlank(name) && cityID !== null) save.run({ name: name.trim(), cityID });
      }}
    >
      {cities.failure && (
        <RetryBanner
          title={<Trans>Les villes n’ont pas toutes pu être lues.</Trans>}
          onRetry={cities.onRetry}
          isRetrying={cities.isRetrying}
        />
      )}
      <div className={styles.fields}>
        <TextField
          id={ids.name}
          label={t`Nom`}
          value={name}
          onChange={(value) => draft.change({ name: value })}
          error={nameError}
          description={same && t`Un secteur de cette ville porte déjà ce nom : ${same.name}`}
          autoFocus
        />
        <Select
          id={ids.city}
          label={t`Ville`}
          choices={cities.choices}
          value={cityID}
          onChange={(value) => draft.change({ cityID: value })}
          placeholder={t`Choisir une ville`}
          error={cityError}
        />
      </div>
    </PlaceDialog>
  );
}

/** The cities to choose from: those of the agency, or those of its work areas for who may not read cities. */
function useCities(areas: readonly WorkAreaFragment[]) {
  const { api } = useServices();
  const locale = useWrittenLocale();
  const isAllowed = hasRight('viewCity', useSession().acl);
  const { data, error, isFetching, refetch } = useQuery({ ...citiesQuery(api), enabled: isAllowed });
  const read = data?.data.readAllCity ?? [];
  const names = new Map([...areas.flatMap(({ City }) => City ?? []), ...read].map(({ ID, name }) => [ID, name]));
  const { compare } = collator(locale, { numeric: true });
  return {
    choices: Array.from(names, ([id, label]) => ({ id, label })).toSorted((a, b) => compare(a.label, b.label)),
    failure: error ?? data?.errors[0],
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
