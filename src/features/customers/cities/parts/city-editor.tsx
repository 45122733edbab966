import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { readRecord } from '#api/read-record.ts';
import { isBlank } from '#lib/blank.ts';
import { folded } from '#lib/folded.ts';
import { isText, shapeOf } from '#lib/shape.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { useDraft } from '#state/use-draft.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { CitiesDocument, type CityFragment } from '../../shared/cities.generated.ts';
import { PlaceDialog } from '../../shared/place-dialog.tsx';
import { CreateCityDocument, EditCityDocument } from '../cities.generated.ts';

interface CityDraft {
  readonly name: string;
}

const isCityDraft = shapeOf<CityDraft>({ name: isText });

export interface CityEditorProps {
  /** The city to edit; `null` for a new one. */
  readonly city: CityFragment | null;
  /** The cities beside it, whose names may be the same. */
  readonly others: readonly CityFragment[];
  readonly control: DialogControl;
}

/** Edits the name of a city. A name that another city has is pointed out, and allowed. */
export function CityEditor({ city, others, control }: CityEditorProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const field = useId();
  const draft = useDraft({
    kind: 'city',
    isDraft: isCityDraft,
    subject: city?.ID ?? 'new',
    isNew: city === null,
    saved: { name: city?.name ?? '' },
    reread:
      city &&
      (async (signal) =>
        readRecord(api.request(CitiesDocument, {}, { signal }), (data) =>
          data.readAllCity?.find(({ ID }) => ID === city.ID),
        )),
  });
  const { name } = draft.value;
  const [isChecked, setChecked] = useState(false);
  const save = useOperation({
    perform: async (mine: CityDraft, signal) => {
      const { value, isGone } = await draft.beforeSave(mine, signal);
      const variables = { name: value.name };
      return city && !isGone
        ? { data: (await api.request(EditCityDocument, { ...variables, ID: city.ID }, { signal })).data.editCity }
        : { data: (await api.request(CreateCityDocument, variables, { signal })).data.createCity };
    },
    onSuccess: () => {
      say.success(t`Ville enregistrée`);
      draft.forget();
      control.onClose();
    },
  });

  const nameError = isChecked && isBlank(name) ? t`Donnez un nom à la ville` : undefined;
  const written = folded(name.trim());
  const same = others.find((other) => folded(other.name) === written);
  return (
    <PlaceDialog
      {...{ draft, control, save }}
      words={{
        title: city ? t`Modifier la ville` : t`Nouvelle ville`,
        subtitle: city ? t`Ses secteurs et ses clients prennent aussitôt son nouveau nom.` : undefined,
        notSaved: t`La ville n’a pas été enregistrée.`,
        save: t`Enregistrer la ville`,
        unsaved: t`Cette ville n’est pas enregistrée.`,
      }}
      describe={(value) => [{ id: 'name', label: t`Nom`, words: value.name }]}
      errors={[{ id: field, message: nameError }]}
      onSubmit={() => {
        setChecked(true);
        if (!isBlank(name)) save.run({ name: name.trim() });
      }}
    >
      <TextField
        id={field}
        label={t`Nom`}
        value={name}
        onChange={(value) => draft.change({ name: value })}
        error={nameError}
        description={same && t`Une ville porte déjà ce nom : ${same.name}`}
        autoFocus
      />
    </PlaceDialog>
  );
}
