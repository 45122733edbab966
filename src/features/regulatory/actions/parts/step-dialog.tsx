import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { isBlank } from '#lib/blank.ts';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { useCheckedFile } from '#state/checked-file.ts';
import { isFile, isText, orNull, shapeOf } from '#lib/shape.ts';
import { useDraft } from '#state/use-draft.ts';
import { useOperation } from '#state/operation.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useLeaving } from '#state/leaving.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { CreateStepDocument } from '../regulatory-actions.generated.ts';
import * as styles from '../regulatory-actions.css.ts';
import { DraftNotices } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Explained } from '#state/explain.tsx';

export interface StepDialogProps {
  readonly actionID: string;
  readonly control: DialogControl;
}

interface StepDraft {
  readonly name: string;
  readonly description: string;
  readonly file: File | null;
}

const EMPTY: StepDraft = { name: '', description: '', file: null };

const isStepDraft = shapeOf<StepDraft>({ name: isText, description: isText, file: orNull(isFile) });

/** Adds a step to an action, optionally with a file. The draft survives a refusal and a network failure. */
export function StepDialog({ actionID, control }: StepDialogProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const stored = useDraft({ kind: 'step', isDraft: isStepDraft, subject: actionID, isNew: true, saved: EMPTY });
  const { value: draft, isChanged, change, forget } = stored;
  const end = () => {
    forget();
    control.onClose();
  };
  const chosen = useCheckedFile((file) => change({ file }));
  const [progress, setProgress] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const ids = { name: useId(), description: useId(), file: useId() };
  const save = useOperation<StepDraft, string>({
    isOnce: true,
    perform: async ({ file, ...words }, signal) => {
      setProgress(0);
      const variables = { ...words, regulatoryActionID: actionID };
      const { data } = file
        ? await api.upload(CreateStepDocument, { ...variables, file }, { signal, onProgress: setProgress })
        : await api.request(CreateStepDocument, variables, { signal });
      return { data: data.createRegulatoryActionStep.ID };
    },
    onSuccess: () => {
      say.success(t`Étape ajoutée`);
      end();
    },
  });
  const { leave, question } = useLeaving({
    isUnsaved: isChanged && !save.success,
    dialog: { ...control, onClose: end },
  });

  const missing = {
    name: isBlank(draft.name) ? t`Donnez un nom à l’étape` : undefined,
    description: isBlank(draft.description) ? t`Décrivez ce qu’il y a à faire` : undefined,
    file: chosen.isRefused ? t`Le fichier choisi est refusé : retirez-le, ou choisissez-en un autre.` : undefined,
  };
  const shown: Partial<typeof missing> = isAsked ? missing : {};
  const { file } = draft;
  if (!stored.isOpen) return null;
  return (
    <>
      <Dialog isOpen onOpenChange={leave} title={<Trans>Nouvelle étape</Trans>}>
        <Form
          errors={(['name', 'description', 'file'] as const).flatMap((field) => {
            const message = shown[field];
            return message === undefined ? [] : { id: ids[field], message };
          })}
          onSubmit={() => {
            setAsked(true);
            if (Object.values(missing).every((message) => message === undefined)) save.run(draft);
          }}
        >
          <DialogBody>
            <div className={styles.fields}>
              <DraftNotices draft={stored} hasFile={file !== null} />
              {save.error && (
                <Banner tone="red" title={<Trans>L’étape n’a pas été enregistrée.</Trans>}>
                  <Explained error={save.failure} /> <Trans>Votre saisie est gardée ici.</Trans>
                </Banner>
              )}
              <TextField
                id={ids.name}
                label={t`Nom`}
                value={draft.name}
                onChange={(name) => change({ name })}
                error={shown.name}
                autoFocus
              />
              <TextArea
                id={ids.description}
                label={t`Description`}
                value={draft.description}
                onChange={(description) => change({ description })}
                error={shown.description}
              />
              <FileDrop
                id={ids.file}
                label={<Trans>Fichier</Trans>}
                isOptional
                rules={FILE_RULES.administration}
                files={
                  file
                    ? [
                        {
                          id: 'chosen',
                          name: file.name,
                          size: file.size,
                          ...(save.inProgress && { progress: progress * 100 }),
                        },
                      ]
                    : []
                }
                onAdd={([added]) => {
                  if (added) void chosen.choose(added);
                }}
                {...(!save.inProgress && { onRemove: () => change({ file: null }) })}
                isDisabled={save.inProgress}
                {...chosen.field}
                error={shown.file}
              />
            </div>
          </DialogBody>
          <EditorFooter isPending={save.inProgress || save.success}>
            <Trans>Ajouter l’étape</Trans>
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog {...question}>
        <Trans>L’étape n’est pas enregistrée.</Trans>
      </DiscardDialog>
    </>
  );
}
