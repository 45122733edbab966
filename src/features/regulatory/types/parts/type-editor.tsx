import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { readRecord } from '#api/read-record.ts';
import { isBlank } from '#lib/blank.ts';
import { useExplain } from '#state/explain.tsx';
import { isText, orNull, shapeOf } from '#lib/shape.ts';
import { useDraft } from '#state/use-draft.ts';
import { useOperation } from '#state/operation.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useLeaving } from '#state/leaving.ts';
import { useFormat } from '#state/format.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { ColourPicker } from '#ui/colour-picker/colour-picker.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import {
  CreateActionTypeDocument,
  type CreateActionTypeMutationVariables,
  EditActionTypeDocument,
} from '../action-types.generated.ts';
import { ActionChoicesDocument, type ActionTypeFragment } from '../../shared/actions.generated.ts';
import * as styles from '../action-types.css.ts';
import { DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';

interface TypeDraft {
  readonly name: string;
  readonly colorCode: string | null;
}

const isTypeDraft = shapeOf<TypeDraft>({ name: isText, colorCode: orNull(isText) });

const draftOf = (type: ActionTypeFragment | null): TypeDraft => ({
  name: type?.name ?? '',
  colorCode: type?.colorCode.toUpperCase() ?? null,
});

export interface TypeEditorProps {
  /** The type to edit; `null` for a new one. */
  readonly type: ActionTypeFragment | null;
  readonly control: DialogControl;
}

/** Edits the name and the colour of a type, with a preview as in the lists. */
export function TypeEditor({ type, control }: TypeEditorProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { api, say } = useServices();
  const explained = useExplain();
  const ids = { name: useId(), colour: useId() };
  const draft = useDraft({
    kind: 'action-type',
    isDraft: isTypeDraft,
    subject: type?.ID ?? 'new',
    isNew: type === null,
    saved: draftOf(type),
    reread:
      type &&
      (async (signal) => {
        const record = await readRecord(api.request(ActionChoicesDocument, {}, { signal }), (data) =>
          data.readTypeRegulatoryActions?.find(({ ID }) => ID === type.ID),
        );
        return record && draftOf(record);
      }),
  });
  const { isChanged, change } = draft;
  const { name, colorCode } = draft.value;
  const end = () => {
    draft.forget();
    control.onClose();
  };
  const [isChecked, setChecked] = useState(false);
  const save = useOperation({
    isOnce: true,
    perform: async (mine: CreateActionTypeMutationVariables, signal) => {
      const { value, isGone } = await draft.beforeSave(mine, signal);
      const variables = { name: value.name, colorCode: value.colorCode ?? mine.colorCode };
      if (!type || isGone)
        return {
          data: (await api.request(CreateActionTypeDocument, variables, { signal })).data.createTypeRegulatoryAction,
        };
      return {
        data: (await api.request(EditActionTypeDocument, { ...variables, ID: type.ID }, { signal })).data
          .editTypeRegulatoryAction,
      };
    },
    onSuccess: () => {
      say.success(t`Type d’action enregistré`);
      end();
    },
  });
  const { leave, question } = useLeaving({
    isUnsaved: isChanged && !save.success,
    dialog: { ...control, onClose: end },
  });

  const nameError = isChecked && isBlank(name) ? t`Donnez un nom au type` : undefined;
  const colourError = isChecked && colorCode === null ? t`Choisissez une couleur` : undefined;
  const errors = [
    { id: ids.name, message: nameError },
    { id: ids.colour, message: colourError },
  ].filter(({ message }) => message !== undefined);

  if (!draft.isOpen) {
    const describe = (value: TypeDraft) => [
      { id: 'name', label: t`Nom`, words: value.name },
      { id: 'colour', label: t`Couleur`, words: value.colorCode ?? '' },
    ];
    return <DraftQuestion {...{ draft, describe, control, format }} />;
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={leave}
        title={type ? <Trans>Modifier le type d’action</Trans> : <Trans>Nouveau type d’action</Trans>}
        {...(type && { subtitle: <Trans>Les actions de ce type prennent aussitôt son nom et sa couleur.</Trans> })}
      >
        <Form
          errors={errors}
          onSubmit={() => {
            setChecked(true);
            if (!isBlank(name) && colorCode !== null) save.run({ name: name.trim(), colorCode });
          }}
        >
          <DialogBody>
            <DraftNotices draft={draft} />
            {save.error && (
              <Banner tone="red" title={<Trans>Le type n’a pas été enregistré.</Trans>}>
                {explained(save.failure)} <Trans>Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            <div className={styles.fields}>
              <TextField
                id={ids.name}
                label={t`Nom`}
                value={name}
                onChange={(value) => change({ name: value })}
                error={nameError}
                autoFocus={!type}
              />
              <div id={ids.colour}>
                <ColourPicker
                  label={<Trans>Couleur</Trans>}
                  value={colorCode}
                  onChange={(value) => change({ colorCode: value })}
                  sample={name.trim() || t`Type d’action`}
                  error={colourError}
                />
              </div>
            </div>
          </DialogBody>
          <EditorFooter isCancelDisabled={save.inProgress} isPending={save.inProgress || save.success}>
            <Trans>Enregistrer le type</Trans>
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog {...question}>
        <Trans>Ce type d’action n’est pas enregistré.</Trans>
      </DiscardDialog>
    </>
  );
}
