import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readRecord } from '#api/read-record.ts';
import { isBlank } from '#lib/blank.ts';
import { isText, orNull, shapeOf } from '#lib/shape.ts';
import { useDraft } from '#state/use-draft.ts';
import { useOperation } from '#state/operation.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useLeaving } from '#state/leaving.ts';
import { useFormat } from '#state/format.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import {
  ActionStepsDocument,
  type ActionStepsQuery,
  CreateActionDocument,
  EditActionDocument,
} from '../regulatory-actions.generated.ts';
import * as styles from '../regulatory-actions.css.ts';
import { DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { actionChoicesQuery } from '../../shared/actions.queries.ts';
import { Explained } from '#state/explain.tsx';

export type Action = NonNullable<ActionStepsQuery['getRegulatoryActionByID']>;

interface ActionDraft {
  readonly name: string;
  readonly description: string;
  readonly type: string | null;
  readonly statut: string | null;
}

const isActionDraft = shapeOf<ActionDraft>({
  name: isText,
  description: isText,
  type: orNull(isText),
  statut: orNull(isText),
});

const draftOf = (action: Action | null): ActionDraft => ({
  name: action?.name ?? '',
  description: action?.description ?? '',
  type: action?.TypeRegulatoryAction?.ID ?? null,
  statut: action?.statut ?? null,
});

/** A draft that may be sent. */
interface WholeDraft extends ActionDraft {
  readonly type: string;
  readonly statut: string;
}

/** What the draft of an action is about. */
export const draftSubject = (productID: string, actionID: string): string => `${productID} ${actionID}`;

export interface ActionEditorProps {
  readonly productID: string;
  /** The action to edit; `null` for a new one. */
  readonly action: Action | null;
  readonly control: DialogControl;
  readonly onSaved: (ID: string) => void;
}

/** Creates and edits a regulatory action. */
export function ActionEditor({ productID, action, control, onSaved }: ActionEditorProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { api, say } = useServices();
  const draft = useDraft({
    kind: 'action',
    isDraft: isActionDraft,
    subject: draftSubject(productID, action?.ID ?? 'new'),
    isNew: action === null,
    saved: draftOf(action),
    reread:
      action &&
      (async (signal) => {
        const record = await readRecord(
          api.request(ActionStepsDocument, { regulatoryActionID: action.ID }, { signal }),
          (data) => data.getRegulatoryActionByID,
        );
        return record && draftOf(record);
      }),
  });
  const { isChanged, change, forget } = draft;
  const { name, description, type, statut } = draft.value;
  const [isAsked, setAsked] = useState(false);
  const ids = { name: useId(), description: useId(), type: useId(), statut: useId() };
  const choices = useQuery(actionChoicesQuery(api));
  const types = choices.data?.data.readTypeRegulatoryActions ?? [];
  const known = choices.data?.data.readRegulatoryActionEditDatas?.statusList ?? [];
  // A status that the server's list lacks stays selectable for an action that has it.
  const foreign = action && !known.includes(action.statut) ? [action.statut] : [];

  const save = useOperation<WholeDraft, string>({
    isOnce: true,
    perform: async (mine, signal) => {
      const { value, isGone } = await draft.beforeSave(mine, signal);
      const variables = {
        name: value.name,
        description: value.description,
        statut: value.statut ?? mine.statut,
        typeRegulatoryActionID: value.type ?? mine.type,
        pharmaProductID: productID,
      };
      if (!action || isGone)
        return {
          data: (await api.request(CreateActionDocument, variables, { signal })).data.createRegulatoryAction.ID,
        };
      const edited = await api.request(EditActionDocument, { ID: action.ID, ...variables }, { signal });
      return { data: edited.data.editRegulatoryAction.ID };
    },
    onSuccess: (ID) => {
      say.success(action ? t`Action modifiée` : t`Action créée`);
      forget();
      onSaved(ID);
    },
  });
  const { leave, question } = useLeaving({
    isUnsaved: isChanged && !save.success,
    dialog: {
      ...control,
      onClose: () => {
        forget();
        control.onClose();
      },
    },
  });

  const missing = {
    name: isBlank(name) ? t`Donnez un nom à l’action` : undefined,
    description: isBlank(description) ? t`Décrivez ce qu’il y a à obtenir` : undefined,
    type: type === null ? t`Choisissez un type` : undefined,
    statut: statut === null ? t`Choisissez un statut` : undefined,
  };
  const shown: Partial<typeof missing> = isAsked ? missing : {};
  const errors = (['name', 'description', 'type', 'statut'] as const).flatMap((field) => {
    const message = shown[field];
    return message === undefined ? [] : { id: ids[field], message };
  });

  if (!draft.isOpen) {
    const describe = (value: ActionDraft) => [
      { id: 'name', label: t`Nom`, words: value.name },
      { id: 'description', label: t`Description`, words: value.description },
      { id: 'type', label: t`Type`, words: types.find(({ ID }) => ID === value.type)?.name ?? value.type ?? '' },
      { id: 'statut', label: t`Statut`, words: value.statut ?? '' },
    ];
    return <DraftQuestion {...{ draft, describe, control, format }} />;
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={leave}
        title={action ? <Trans>Modifier l’action</Trans> : <Trans>Nouvelle action réglementaire</Trans>}
        subtitle={action?.name}
      >
        <Form
          errors={errors}
          onSubmit={() => {
            setAsked(true);
            if (Object.values(missing).some((words) => words !== undefined) || type === null || statut === null) return;
            save.run({ name: name.trim(), description: description.trim(), statut, type });
          }}
        >
          <DialogBody>
            <div className={styles.fields}>
              <DraftNotices draft={draft} />
              {save.error && (
                <Banner tone="red" title={<Trans>L’action n’a pas été enregistrée.</Trans>}>
                  <Explained error={save.failure} /> <Trans>Votre saisie est gardée ici.</Trans>
                </Banner>
              )}
              {choices.error && (
                <RetryBanner
                  title={<Trans>Les types et les statuts n’ont pas pu être lus.</Trans>}
                  onRetry={() => void choices.refetch()}
                  isRetrying={choices.isFetching}
                />
              )}
              <TextField
                id={ids.name}
                label={t`Nom`}
                value={name}
                onChange={(value) => change({ name: value })}
                error={shown.name}
                autoFocus={!action}
              />
              <TextArea
                id={ids.description}
                label={t`Description`}
                value={description}
                onChange={(value) => change({ description: value })}
                error={shown.description}
              />
              <div className={styles.pair}>
                <Select
                  id={ids.type}
                  label={t`Type`}
                  choices={types.map(({ ID, name: label }) => ({ id: ID, label }))}
                  value={type}
                  onChange={(value) => change({ type: value })}
                  error={shown.type}
                />
                <Select
                  id={ids.statut}
                  label={t`Statut`}
                  choices={[
                    ...known.map((label) => ({ id: label, label })),
                    ...foreign.map((label) => ({ id: label, label, hint: t`n’est plus proposé` })),
                  ]}
                  value={statut}
                  onChange={(value) => change({ statut: value })}
                  error={shown.statut}
                />
              </div>
            </div>
          </DialogBody>
          <EditorFooter isPending={save.inProgress || save.success}>
            {action ? <Trans>Enregistrer l’action</Trans> : <Trans>Créer l’action</Trans>}
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog {...question}>
        <Trans>L’action n’est pas enregistrée.</Trans>
      </DiscardDialog>
    </>
  );
}
