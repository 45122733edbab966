import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { isFile, isText, orNull, shapeOf } from '#lib/shape.ts';
import { isUnsaved, uploadMachine } from '#machines/upload/upload.machine.ts';
import { useInspection } from '#state/inspection.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useLeaving } from '#state/leaving.ts';
import { useFormat } from '#state/format.ts';
import { useServices } from '#state/services.tsx';
import { type EditorDraft, useDraft, useMirroredDraft } from '#state/use-draft.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { FileRow, StepOfProduct } from '../product-file.types.ts';
import { uploadActors } from '../product-files.actors.ts';
import * as styles from '../product-files.css.ts';
import { DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Explained, ExplainedCodes } from '#state/explain.tsx';

export interface UploadDialogProps {
  readonly productID: string;
  readonly steps: readonly StepOfProduct[];
  /** The preselected step. */
  readonly stepID: string | null;
  /** The file to replace; `null` to add one. */
  readonly replaced: FileRow | null;
  readonly control: DialogControl;
}

interface UploadDraft {
  readonly file: File | null;
  /** Empty where the user gave none: it is then that of the file. */
  readonly name: string;
  readonly stepID: string | null;
}

const isUploadDraft = shapeOf<UploadDraft>({ file: orNull(isFile), name: isText, stepID: orNull(isText) });

/** Adds a file to a product, or replaces one; run by the upload machine. */
export function UploadDialog(props: UploadDialogProps) {
  const { productID, stepID, replaced, control } = props;
  const { t } = useLingui();
  const format = useFormat();
  const stored = useDraft<UploadDraft>({
    kind: 'file',
    isDraft: isUploadDraft,
    subject: `${productID} ${replaced?.ID ?? 'new'} ${stepID}`,
    isNew: replaced === null,
    saved: { file: null, name: replaced?.name ?? '', stepID },
  });
  if (stored.isOpen) return <Upload {...props} stored={stored} />;
  const describe = ({ name }: UploadDraft) => [{ id: 'name', label: t`Nom`, words: name }];
  return <DraftQuestion {...{ draft: stored, describe, control, format }} />;
}

interface UploadProps extends UploadDialogProps {
  readonly stored: EditorDraft<UploadDraft>;
}

function Upload({ productID, steps, stepID: firstStepID, replaced, control, stored }: UploadProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const [machine] = useState(() => uploadMachine.provide({ actors: uploadActors(api, productID) }));
  const [snapshot, send] = useMachine(machine, {
    ...useInspection(),
    input: replaced ? { name: replaced.name, stepID: firstStepID, replaces: replaced.ID } : { stepID: firstStepID },
  });
  const { file, name, isNamed, stepID, refusal, needsName, progress, codes, error } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const isBusy = snapshot.hasTag('busy');
  const isFailed = snapshot.matches({ choosing: 'failed' });
  const isOver = snapshot.status === 'done';
  const [isAsked, setAsked] = useState(false);
  const ids = { file: useId(), name: useId() };
  const needsFile = isAsked && !file && !snapshot.matches('checking');
  const errors = [
    ...(needsFile ? [{ id: ids.file, message: t`Choisissez un fichier` }] : []),
    ...(needsName ? [{ id: ids.name, message: t`Donnez un nom au fichier` }] : []),
  ];

  useLeaving({ isUnsaved: isUnsaved(snapshot), dialog: control, onAsk: () => send({ type: 'cancel' }) });
  const draft = useMemo(
    (): UploadDraft => ({ file, name: isNamed ? name : '', stepID }),
    [file, name, isNamed, stepID],
  );
  // Once the new file is on the server, it must not be sent again.
  const isSent = snapshot.matches('removing') || snapshot.matches('oldFileLeft');
  useMirroredDraft(stored, { isUnsaved: isUnsaved(snapshot) && !isSent, value: draft });
  const resume = useEffectEvent(() => {
    const resumed = stored.value;
    if (resumed.name !== name) send({ type: 'name.change', name: resumed.name });
    if (resumed.stepID !== stepID) send({ type: 'step.choose', ID: resumed.stepID });
    if (resumed.file) send({ type: 'file.choose', file: resumed.file });
  });
  useEffect(() => resume(), []);
  const finish = useEffectEvent(() => {
    if (snapshot.matches('done')) say.success(replaced ? t`Fichier remplacé` : t`Fichier ajouté`);
    stored.forget();
    control.onClose();
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  return (
    <>
      <Dialog
        isOpen={!isOver}
        onOpenChange={(isOpen) => {
          // While sending, this stops the upload and keeps the dialog open.
          if (!isOpen) send({ type: 'cancel' });
        }}
        title={replaced ? <Trans>Remplacer le fichier</Trans> : <Trans>Ajouter un fichier</Trans>}
        subtitle={replaced?.name}
      >
        <Form
          errors={errors}
          onSubmit={() => {
            setAsked(true);
            send({ type: 'send' });
          }}
        >
          <DialogBody>
            <div className={styles.fields}>
              <DraftNotices draft={stored} hasFile={file !== null} />
              {snapshot.matches({ choosing: 'refused' }) && (
                <Banner tone="red" title={<Trans>Le serveur a refusé ce fichier.</Trans>}>
                  <ExplainedCodes codes={codes} /> <Trans>Votre saisie est gardée ici.</Trans>
                </Banner>
              )}
              {isFailed && (
                <Banner tone="red" title={<Trans>L’envoi a été interrompu.</Trans>}>
                  <Explained error={error} /> <Trans>Le fichier reste choisi.</Trans>
                </Banner>
              )}
              {snapshot.matches('oldFileLeft') && (
                <Banner tone="amber" title={<Trans>Le nouveau fichier est enregistré, l’ancien est encore là.</Trans>}>
                  <Explained error={error} />
                </Banner>
              )}
              <div id={ids.file}>
                <FileDrop
                  label={<Trans>Fichier</Trans>}
                  rules={FILE_RULES.administration}
                  files={
                    file
                      ? [
                          {
                            id: 'chosen',
                            name: file.name,
                            size: file.size,
                            ...(isSending && { progress: progress * 100 }),
                          },
                        ]
                      : []
                  }
                  onAdd={([added]) => {
                    if (added) send({ type: 'file.choose', file: added });
                  }}
                  onRemove={() => send(isSending ? { type: 'cancel' } : { type: 'file.remove' })}
                  isDisabled={snapshot.matches('removing') || snapshot.matches('oldFileLeft')}
                  refusal={refusal}
                  error={
                    !file && error !== undefined ? (
                      <Trans>Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.</Trans>
                    ) : needsFile ? (
                      <Trans>Choisissez un fichier</Trans>
                    ) : undefined
                  }
                />
              </div>
              <TextField
                id={ids.name}
                label={t`Nom`}
                value={name}
                onChange={(changed) => send({ type: 'name.change', name: changed })}
                isDisabled={isBusy}
                error={needsName ? t`Donnez un nom au fichier` : undefined}
              />
              {!replaced && steps.length > 0 && (
                <ComboBox
                  label={t`Étape que ce fichier documente`}
                  isOptional
                  choices={steps.map((step) => ({ id: step.ID, label: step.name, hint: step.actionName }))}
                  value={stepID}
                  onChange={(ID) => send({ type: 'step.choose', ID })}
                  isDisabled={isBusy}
                />
              )}
            </div>
          </DialogBody>
          <EditorFooter
            cancelLabel={
              isSending ? (
                <Trans>Interrompre l’envoi</Trans>
              ) : snapshot.matches('oldFileLeft') ? (
                <Trans>Garder les deux</Trans>
              ) : undefined
            }
            isCancelDisabled={snapshot.matches('removing')}
            onCancel={() => send({ type: 'cancel' })}
            isPending={isBusy}
            pendingLabel={snapshot.matches('checking') ? <Trans>Lecture…</Trans> : <Trans>Envoi…</Trans>}
          >
            {snapshot.matches('oldFileLeft') ? (
              <Trans>Supprimer l’ancien</Trans>
            ) : isFailed ? (
              <Trans>Renvoyer le fichier</Trans>
            ) : replaced ? (
              <Trans>Remplacer le fichier</Trans>
            ) : (
              <Trans>Ajouter le fichier</Trans>
            )}
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog
        isOpen={snapshot.matches('askingDiscard')}
        onKeep={() => send({ type: 'discard.keep' })}
        onDiscard={() => send({ type: 'discard.confirm' })}
      >
        <Trans>Le fichier n’est pas envoyé.</Trans>
      </DiscardDialog>
    </>
  );
}
