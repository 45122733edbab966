import type { ReactNode } from 'react';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useFormat } from '#state/format.ts';
import { useLeaving } from '#state/leaving.ts';
import type { OperationControl } from '#state/operation.ts';
import type { EditorDraft } from '#state/use-draft.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { type DraftField, DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Form } from '#ui/form/form.tsx';
import { PlaceNotSaved } from './place-not-saved.tsx';

export interface PlaceDialogProps<TDraft extends object> {
  readonly draft: EditorDraft<TDraft>;
  readonly control: DialogControl;
  readonly save: Pick<OperationControl<never>, 'error' | 'failure' | 'inProgress' | 'success'>;
  readonly words: {
    readonly title: string;
    readonly subtitle?: string | undefined;
    /** « Le secteur n’a pas été enregistré. » */
    readonly notSaved: string;
    /** « Enregistrer le secteur » */
    readonly save: string;
    /** « Ce secteur n’est pas enregistré. » */
    readonly unsaved: string;
  };
  /** The fields of a draft in words, for the question that two versions ask. */
  readonly describe: (value: TDraft) => readonly DraftField[];
  /** Fields whose message is absent are right. */
  readonly errors: readonly { readonly id: string; readonly message: string | undefined }[];
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The editor of a city, a work area or a health centre: its fields, its draft, and what was not saved. */
export function PlaceDialog<TDraft extends object>({
  draft,
  control,
  save,
  words,
  describe,
  errors,
  onSubmit,
  children,
}: PlaceDialogProps<TDraft>) {
  const format = useFormat();
  const close = () => {
    draft.forget();
    control.onClose();
  };
  const { leave, question } = useLeaving({
    isUnsaved: draft.isChanged && !save.success,
    dialog: { ...control, onClose: close },
  });
  if (!draft.isOpen) return <DraftQuestion {...{ draft, describe, control, format }} />;
  return (
    <>
      <Dialog isOpen onOpenChange={leave} title={words.title} subtitle={words.subtitle}>
        <Form
          errors={errors.flatMap(({ id, message }) => (message === undefined ? [] : { id, message }))}
          onSubmit={onSubmit}
        >
          <DialogBody>
            <DraftNotices draft={draft} />
            {save.error && <PlaceNotSaved title={words.notSaved} failure={save.failure} />}
            {children}
          </DialogBody>
          <EditorFooter isCancelDisabled={save.inProgress} isPending={save.inProgress}>
            {words.save}
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog {...question}>{words.unsaved}</DiscardDialog>
    </>
  );
}
