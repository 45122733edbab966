import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { ApiError } from '#api/errors.ts';
import type { ItemForm } from '#domain/outbox/item.ts';
import { isUnanswered } from '#api/unanswered.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import type { Answer } from '#machines/operation/operation.machine.ts';
import type { EditorKind } from '#state/drafts.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useFormat } from '#state/format.ts';
import { useLeaving } from '#state/leaving.ts';
import { useOperation } from '#state/operation.ts';
import type { FormToQueue } from '#state/queue-write.ts';
import { useServices } from '#state/services.tsx';
import { useDraft } from '#state/use-draft.ts';
import { Dialog, DialogBody, type DialogSize } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { focusField, Form } from '#ui/form/form.tsx';
import { FormGrid, FormGridWide } from '#ui/form-grid/form-grid.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { NotSaved } from '../not-saved.tsx';
import { useDays } from '../use-days.ts';
import { ExistingRecords } from './existing-records.tsx';
import type { Existing } from './existing.ts';
import { FieldInput } from './field-input.tsx';
import {
  type EditedField,
  type FieldGroup,
  type FieldIssue,
  inWordsFor,
  isValuesOf,
  missingIn,
  textOf,
  type Values,
  valuesIn,
  wordsOf,
  written,
  wrongIn,
} from './fields.ts';
import * as styles from './record-editor.css.ts';
import { changedFields, type SavedRecord, type Undo, undone, UndoRefused } from './undo.ts';

/** The sentences of an editor, which name its record. */
export interface EditorWords {
  /** « Nouvelle attente » */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** « L’attente n’a pas été enregistrée. » */
  readonly notSaved: ReactNode;
  /** « Enregistrer l’attente » */
  readonly save: ReactNode;
  /** « Attente enregistrée » */
  readonly saved: string;
  /** « Cette attente n’est pas enregistrée. » */
  readonly unsaved: ReactNode;
  /** What becomes of a new one, which no call removes. */
  readonly stays?: ReactNode;
}

/** What is sent with a record. */
export interface Sending {
  readonly signal: AbortSignal;
  readonly isGone: boolean;
  /** The record that it replaces, as it was just read. */
  readonly record: Values | null;
  /** The labels of the fields that were changed. */
  readonly labels: readonly string[];
  /** The form in which it was written, to open it again, and its draft. */
  readonly form: Pick<ItemForm, 'editor' | 'subject' | 'value' | 'base'>;
  readonly draft: FormToQueue;
}

/** What the notes of a form are about. */
export interface Noted {
  readonly value: Values;
  readonly saved: Values;
  readonly change: (patch: Values) => void;
  /** Focuses a field by its name: a note that is followed goes, and the focus with it. */
  readonly focus: (name: string) => void;
}

export interface RecordEditorProps<TResult> {
  /** What its draft on the device is of. */
  readonly kind: EditorKind;
  readonly subject: string;
  readonly isNew: boolean;
  readonly groups: readonly FieldGroup[];
  /** The record as it was read, or what a new one begins with. */
  readonly saved: Values;
  /** Reads the record again before it is saved; left out where nothing is replaced. */
  readonly reread?: (signal: AbortSignal) => Promise<Values | null>;
  /** What is wrong besides what is missing. */
  readonly check?: ((values: Values) => readonly FieldIssue[]) | undefined;
  /** What is pointed out in a field, and allowed. */
  readonly hints?: (values: Values) => Readonly<Record<string, ReactNode>>;
  /** What is said below a field, with what may be done about it. */
  readonly notes?: ((draft: Noted) => Readonly<Record<string, ReactNode>>) | undefined;
  /** Whether it goes through the outbox, and so is saved without a network too. */
  readonly mayWait?: boolean;
  /** Sends the record, its texts trimmed and what is empty `null`. The first render’s function is used throughout. */
  readonly send: (values: Values, more: Sending) => Promise<Answer<TResult | 'queued' | 'conflict'>>;
  /**
   * Looks on the server for what a save without an answer may have created; left out where that is found otherwise. The first render’s
   * function is used throughout.
   */
  readonly findExisting?: (values: Values, signal: AbortSignal) => Promise<readonly Existing<TResult>[]>;
  /** Whether the user may read the records among which it would be found; by default yes. */
  readonly mayLook?: boolean;
  /** Takes what undoes the save. */
  readonly onUndoable?: (undo: Undo) => void;
  /** Leads elsewhere once it is saved; by default the dialog is closed. */
  readonly onSaved?: ((result: TResult) => void) | undefined;
  readonly words: EditorWords;
  readonly control: DialogControl;
  readonly size?: DialogSize;
  /** What the fields choose from is not there yet. */
  readonly isLoading?: boolean;
  /** Above the fields: what could not be read. */
  readonly notices?: ReactNode;
}

/** What is saved. */
interface ToSave {
  readonly values: Values;
  /** Whether it is to be created beside what the server has. */
  readonly isWanted: boolean;
}

const fieldsIn = (groups: readonly FieldGroup[]): readonly EditedField[] => groups.flatMap(({ fields }) => fields);

/**
 * Creates or edits a record in a dialog, from its fields as data. The draft is kept on the device; a record that somebody
 * else changed meanwhile is shown field by field before it is saved (docs/rules/regulatory.md#read-again-before-saving).
 */
export function RecordEditor<TResult>({
  kind,
  subject,
  isNew,
  groups,
  saved,
  reread,
  mayWait = false,
  check = () => [],
  hints = () => ({}),
  notes = () => ({}),
  send,
  findExisting,
  mayLook = true,
  onSaved,
  onUndoable,
  words,
  control,
  size = 'medium',
  isLoading = false,
  notices,
}: RecordEditorProps<TResult>) {
  const { t } = useLingui();
  const { say } = useServices();
  const format = useFormat();
  const { day } = useDays();
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  const fields = fieldsIn(groups);
  const sentOnly = new Set(fields.filter(({ isSentOnly }) => isSentOnly).map(({ name }) => name));
  const draft = useDraft<Values>({ kind, subject, isNew, saved, isDraft: isValuesOf(fields), reread: reread ?? null });
  const end = () => {
    draft.forget();
    control.onClose();
  };
  const [isChecked, setChecked] = useState(false);
  const [existing, setExisting] = useState<readonly Existing<TResult>[]>([]);
  /** A save was not answered, here or before a reload: the server may have the record. */
  const mayExist = useRef(false);
  /** The name of what was sent last from here without an answer. */
  const [sentName, setSentName] = useState<string | null>(null);
  const lastSave = useRef<SavedRecord | null>(null);
  const labelsOf = (names: readonly string[]) =>
    names.map((name) => fields.find((field) => field.name === name)?.label ?? name);
  const save = useOperation<ToSave, TResult | 'queued'>({
    isOnce: true,
    perform: async ({ values: mine, isWanted }, signal) => {
      setExisting([]);
      const { value, isGone, record, base } = mayWait
        ? await draft.beforeQueueing(mine, signal)
        : { ...(await draft.beforeSave(mine, signal)), base: draft.saved };
      const [before, after] = [record && written(record), written(value)];
      lastSave.current = before && { before, after };
      if (isNew && findExisting && mayLook && mayExist.current && !isWanted) {
        const found = await findExisting(after, signal);
        setExisting(found);
        if (found.length > 0) throw new NotSent();
      }
      const { data } = await send(after, {
        signal,
        isGone,
        record: before,
        labels: labelsOf(changedFields({ before: before ?? {}, after })),
        form: { editor: kind, subject, value: mine, base },
        draft: { drafts: [draft] },
      }).catch((error: unknown) => {
        if (isUnanswered(error)) {
          mayExist.current = true;
          setSentName(textOf(after, 'name'));
        }
        throw error;
      });
      if (data !== 'conflict') return { data };
      // What somebody else has changed since it was read is shown.
      await draft.beforeSave(mine, signal);
      throw new ApiError('refused');
    },
    onSuccess: (result) => {
      if (result === 'queued') {
        say.info(t`Gardé sur cet appareil\u00A0: l’envoi part dès que le réseau le permet.`);
        return end();
      }
      say.success(words.saved);
      const undo = lastSave.current && undoOf(lastSave.current);
      if (undo) onUndoable?.(undo);
      return goOn(result);
    },
  });
  const issues = [...missingIn(fields, draft.value), ...wrongIn(fields, draft.value), ...check(draft.value)];
  const goOn = (result: TResult) => {
    if (!onSaved) return end();
    draft.forget();
    return onSaved(result);
  };
  const submit = (isWanted: boolean) => {
    if (isLoading) return;
    setChecked(true);
    mayExist.current ||= draft.isRestored;
    if (issues.length === 0) save.run({ values: draft.value, isWanted });
  };

  /** `null` if nothing can be read again, or nothing was changed that the record holds. */
  function undoOf({ before, after }: SavedRecord): Undo | null {
    const held = (values: Values): Values =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !sentOnly.has(name)));
    const saving = { before: held(before), after: held(after) };
    const labels = labelsOf(changedFields(saving));
    if (!reread || labels.length === 0) return null;
    return {
      labels,
      run: async (signal) => {
        const now = await reread(signal);
        if (now === null) throw new UndoRefused([]);
        const record = written(now);
        const { values, contested } = undone(saving, record);
        if (contested) throw new UndoRefused(labelsOf(contested));
        const form = { editor: kind, subject, value: valuesIn(fields, values), base: valuesIn(fields, record) };
        const none = { drafts: [] };
        const { data } = await send(values, { signal, isGone: false, record, labels, form, draft: none });
        if (data === 'conflict') throw new UndoRefused(labels);
        return { data };
      },
    };
  }

  const { leave, question } = useLeaving({
    isUnsaved: draft.isChanged && !save.success,
    dialog: { ...control, onClose: end },
  });

  if (!draft.isOpen) {
    const valueWords = {
      day,
      number: format.number,
      flag: (value: boolean) => (value ? t`oui` : t`non`),
    };
    const describe = (values: Values) =>
      fields.map((field) => ({
        id: field.name,
        label: field.label,
        words: wordsOf(inWordsFor(field, values), values[field.name], valueWords),
      }));
    return <DraftQuestion {...{ draft, describe, control, format }} />;
  }
  const shown = isChecked ? issues : [];
  const hinted = hints(draft.value);
  const noted = notes({ ...draft, focus: (name) => focusField(idOf(name)) });
  const [first] = fields;
  return (
    <>
      <Dialog isOpen onOpenChange={leave} title={words.title} subtitle={words.subtitle} size={size}>
        <Form errors={shown.map(({ name, message }) => ({ id: idOf(name), message }))} onSubmit={() => submit(false)}>
          <DialogBody>
            <DraftNotices draft={draft} />
            {save.error && (
              <NotSaved
                title={words.notSaved}
                failure={save.failure}
                lookUp={!mayLook ? 'others' : isNew && findExisting ? 'server' : 'list'}
              />
            )}
            {existing.length > 0 && (
              <ExistingRecords
                records={existing}
                sentName={sentName}
                isPending={save.inProgress}
                onTake={goOn}
                onCreate={() => submit(true)}
              />
            )}
            {notices}
            {isLoading && <SkeletonRows count={fields.length} />}
            <div className={styles.groups}>
              {(isLoading ? [] : groups).map((group) => (
                <fieldset key={group.id} className={styles.group}>
                  {group.title !== undefined && <legend className={styles.groupTitle}>{group.title}</legend>}
                  <FormGrid columns={size === 'medium' || size === 'small' ? 1 : 2}>
                    {group.fields.map((field) => {
                      const input = (
                        <FieldInput
                          id={idOf(field.name)}
                          field={inWordsFor(field, draft.value)}
                          value={draft.value[field.name]}
                          onChange={draft.change}
                          error={shown.find(({ name }) => name === field.name)?.message}
                          hint={hinted[field.name]}
                          autoFocus={field === first}
                        />
                      );
                      const note = noted[field.name];
                      return (
                        <Fragment key={field.name}>
                          {field.kind === 'text' ? <FormGridWide>{input}</FormGridWide> : input}
                          {note && <FormGridWide>{note}</FormGridWide>}
                        </Fragment>
                      );
                    })}
                  </FormGrid>
                </fieldset>
              ))}
            </div>
            {isNew && (
              <p className={styles.stays}>
                {words.stays ?? <Trans>Ce qui est enregistré reste : il se modifie, il ne se retire pas.</Trans>}
              </p>
            )}
          </DialogBody>
          <EditorFooter isCancelDisabled={save.inProgress} isPending={save.inProgress || save.success}>
            {words.save}
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog {...question}>{words.unsaved}</DiscardDialog>
    </>
  );
}
