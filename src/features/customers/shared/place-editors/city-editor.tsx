import { Trans, useLingui } from '@lingui/react/macro';
import { readRecord } from '#api/read-record.ts';
import { folded } from '#lib/folded.ts';
import { hasRight } from '#domain/access/rights.ts';
import { useSession } from '#state/session.tsx';
import { useServices } from '#state/services.tsx';
import { CitiesDocument, type CityFragment } from '../cities.generated.ts';
import { readExisting } from '../record-editor/existing.ts';
import { type CreationProps, textOf, type Values } from '../record-editor/fields.ts';
import { RecordEditor } from '../record-editor/record-editor.tsx';
import type { Undo } from '../record-editor/undo.ts';
import { namedChoice } from '../united-choices.ts';
import { CreateCityDocument, EditCityDocument } from './place-writes.generated.ts';

/** Whether a city has the name that is written, whatever its accents and case. */
const sameCity =
  (values: Values) =>
  ({ name }: CityFragment): boolean =>
    folded(name) === folded(textOf(values, 'name').trim());

export interface CityEditorProps extends Pick<CreationProps, 'control'>, Partial<Omit<CreationProps, 'control'>> {
  /** The city to edit; `null` for a new one. */
  readonly city: CityFragment | null;
  readonly onUndoable?: (undo: Undo) => void;
  /** The cities beside it, whose names may be the same. */
  readonly others: readonly CityFragment[];
}

/** Edits the name of a city. A name that another city has is pointed out, and allowed. */
export function CityEditor({ city, others, name: newName = '', onCreated, onUndoable, control }: CityEditorProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const valuesOf = (record: CityFragment | null) => ({ name: record?.name ?? newName });
  return (
    <RecordEditor
      kind="city"
      subject={city?.ID ?? 'new'}
      isNew={city === null}
      groups={[
        { id: 'city', fields: [{ name: 'name', kind: 'line', label: t`Nom`, required: t`Donnez un nom à la ville` }] },
      ]}
      saved={valuesOf(city)}
      {...(city && {
        reread: async (signal: AbortSignal) => {
          const record = await readRecord(api.request(CitiesDocument, {}, { signal }), (data) =>
            data.readAllCity?.find(({ ID }) => ID === city.ID),
          );
          return record && valuesOf(record);
        },
      })}
      mayLook={hasRight('viewCity', acl)}
      findExisting={async (values, signal) => {
        const isSame = sameCity(values);
        const found = await readExisting(api.request(CitiesDocument, {}, { signal }), ({ readAllCity }) =>
          (readAllCity ?? []).filter(isSame),
        );
        return found.map((record) => ({
          record,
          ID: record.ID,
          name: record.name,
          words: record.name,
          action: t`Garder ${record.name}`,
        }));
      }}
      hints={(values) => {
        const same = others.find(sameCity(values));
        return { name: same && t`Une ville porte déjà ce nom\u00A0: ${same.name}` };
      }}
      send={async (values, { signal, isGone }) => {
        const variables = { name: textOf(values, 'name') };
        return city && !isGone
          ? { data: (await api.request(EditCityDocument, { ...variables, ID: city.ID }, { signal })).data.editCity }
          : { data: (await api.request(CreateCityDocument, variables, { signal })).data.createCity };
      }}
      words={{
        title: city ? <Trans>Modifier la ville</Trans> : <Trans>Nouvelle ville</Trans>,
        subtitle: city && <Trans>Ses secteurs et ses clients prennent aussitôt son nouveau nom.</Trans>,
        notSaved: <Trans>La ville n’a pas été enregistrée.</Trans>,
        save: <Trans>Enregistrer la ville</Trans>,
        saved: t`Ville enregistrée`,
        unsaved: <Trans>Cette ville n’est pas enregistrée.</Trans>,
      }}
      control={control}
      {...(onUndoable && { onUndoable })}
      onSaved={onCreated && ((created) => onCreated(namedChoice(created)))}
    />
  );
}
