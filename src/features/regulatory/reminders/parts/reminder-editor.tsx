import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { readRecord } from '#api/read-record.ts';
import { personName } from '#domain/people/person-name.ts';
import { isUnsaved, outcomeOf, reminderMachine } from '#machines/reminder/reminder.machine.ts';
import { MAX_RECIPIENTS, type ReminderDraft } from '#domain/regulatory/reminder-rules.ts';
import { useZone } from '#state/agencies.tsx';
import { useDirectory } from '#state/directory.ts';
import { useFormat } from '#state/format.ts';
import { useInspection } from '#state/inspection.ts';
import { InstantInWords } from '#state/instant-in-words.tsx';
import { isBoolean, isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import { type EditorDraft, useDraft, useMirroredDraft } from '#state/use-draft.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useLeaving } from '#state/leaving.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChannelsField } from '../../shared/channels-field/channels-field.tsx';
import { Dialog, DialogBody, DialogColumns } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { RecipientsField } from '../../shared/recipients-field/recipients-field.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { WhenField } from '../../shared/when-field/when-field.tsx';
import { draftOf, type ReminderRow, stepPath } from '../reminder.types.ts';
import { reminderActors } from '../reminders.actors.ts';
import { OneReminderDocument } from '../reminders.generated.ts';
import * as styles from '../reminders.css.ts';
import { DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { useIssueWords } from './issue-words.ts';
import { Explained, ExplainedCodes } from '#state/explain.tsx';
import { StepField } from './step-field.tsx';
import { StepPath } from './step-path.tsx';

const isReminderDraft = shapeOf<ReminderDraft>({
  name: isText,
  description: isText,
  scheduledTimeStamp: orNull(isNumber),
  regulatoryActionStepID: orNull(isText),
  isEmail: isBoolean,
  isNotification: isBoolean,
  recipientIDs: listOf(isText),
});

export interface ReminderEditorProps {
  /** The reminder to edit; `null` for a new one. */
  readonly reminder: ReminderRow | null;
  readonly control: DialogControl;
}

/** Creates, edits and deletes a reminder; the reminder machine holds the rules. */
export function ReminderEditor({ reminder, control }: ReminderEditorProps) {
  const { api } = useServices();
  const stored = useDraft({
    kind: 'reminder',
    isDraft: isReminderDraft,
    subject: reminder?.ID ?? 'new',
    isNew: reminder === null,
    saved: draftOf(reminder),
    reread:
      reminder &&
      (async (signal) => {
        const record = await readRecord(
          api.request(OneReminderDocument, { ID: reminder.ID }, { signal }),
          (data) => data.getReminderByID,
        );
        return record && draftOf(record);
      }),
  });
  if (stored.isOpen) return <Editor {...{ reminder, control, stored }} />;
  return reminder && <Question {...{ reminder, control, stored }} />;
}

/** The draft beside the reminder, which somebody has changed. */
function Question({ reminder, control, stored }: EditorProps & { readonly reminder: ReminderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const { people = [] } = useDirectory();
  const names = new Map([
    ...reminder.Recipients.map((person) => [person.ID, personName(person)] as const),
    ...people.map(({ id, name }) => [id, name] as const),
  ]);
  const step = reminder.RegulatoryActionStep;
  const stepWords = (ID: string | null) =>
    ID === null ? '' : ID === step?.ID ? stepPath(step).join(' › ') : t`une autre étape`;
  const describe = (value: ReminderDraft) => {
    const { scheduledTimeStamp: when } = value;
    const channels = [...(value.isNotification ? [t`Notification`] : []), ...(value.isEmail ? [t`E-mail`] : [])];
    return [
      { id: 'name', label: t`Nom`, words: value.name },
      { id: 'description', label: t`Description`, words: value.description },
      { id: 'when', label: t`Échéance`, words: when === null ? '' : `${format.longDate(when)}, ${format.time(when)}` },
      { id: 'channels', label: t`Canaux`, words: channels.join(', ') },
      { id: 'step', label: t`Étape`, words: stepWords(value.regulatoryActionStepID) },
      {
        id: 'recipients',
        label: t`Destinataires`,
        words: value.recipientIDs.map((ID) => names.get(ID) ?? ID).join(', '),
      },
    ];
  };
  return <DraftQuestion {...{ draft: stored, describe, control, format }} />;
}

interface EditorProps extends ReminderEditorProps {
  readonly stored: EditorDraft<ReminderDraft>;
}

function Editor({ reminder, control, stored }: EditorProps) {
  const { t } = useLingui();
  const { api, clock, say } = useServices();
  const zone = useZone();
  const today = useToday().toString();
  const [machine] = useState(() => reminderMachine.provide({ actors: reminderActors(api, stored) }));
  const [snapshot, send] = useMachine(machine, {
    ...useInspection(),
    input: {
      reminderID: reminder?.ID ?? null,
      draft: stored.saved,
      resumed: stored.value,
      now: () => clock.now(),
    },
  });
  const { draft } = snapshot.context;
  const ids = { name: useId(), description: useId(), when: useId(), channels: useId(), recipients: useId() };
  const issues = useIssueWords(snapshot, ids);
  // Without the directory, the reminder's own recipients still have names.
  const {
    people = (reminder?.Recipients ?? []).map((person) => ({ id: person.ID, name: personName(person) })),
    ...directory
  } = useDirectory();
  const outcome = outcomeOf(snapshot)?.kind;
  const hasChanges = isUnsaved(snapshot);
  const isSaving = snapshot.matches('saving');

  useLeaving({ isUnsaved: hasChanges, dialog: control, onAsk: () => send({ type: 'cancel' }) });
  useMirroredDraft(stored, { isUnsaved: hasChanges, value: draft });
  const finish = useEffectEvent((ending: NonNullable<typeof outcome>) => {
    if (ending !== 'closed') say.success(ending === 'saved' ? t`Rappel enregistré` : t`Rappel supprimé`);
    stored.forget();
    control.onClose();
  });
  useEffect(() => {
    if (outcome) finish(outcome);
  }, [outcome]);

  const step = reminder?.RegulatoryActionStep;
  return (
    <>
      <Dialog
        isOpen={outcome === undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) send({ type: 'cancel' });
        }}
        size="large"
        title={reminder ? <Trans>Modifier le rappel</Trans> : <Trans>Nouveau rappel</Trans>}
        subtitle={step && <StepPath step={step} />}
      >
        <Form
          errors={Object.values(issues).map(({ id, words }) => ({ id, message: words }))}
          onSubmit={() => send({ type: 'save' })}
        >
          <DialogBody>
            <DraftNotices draft={stored} />
            {snapshot.matches({ editing: 'refused' }) && (
              <Banner tone="red" title={<Trans>Le serveur a refusé.</Trans>}>
                <ExplainedCodes codes={snapshot.context.codes} /> <Trans>Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            {snapshot.matches({ editing: 'failed' }) && (
              <Banner tone="red" title={<Trans>Le rappel n’a pas été enregistré.</Trans>}>
                <Explained error={snapshot.context.error} /> <Trans>Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            <DialogColumns
              start={
                <div className={styles.fields}>
                  <TextField
                    id={ids.name}
                    label={t`Nom`}
                    value={draft.name}
                    onChange={(name) => send({ type: 'draft.change', patch: { name } })}
                    error={issues.name?.words}
                    autoFocus={!reminder}
                  />
                  <TextArea
                    id={ids.description}
                    label={t`Description`}
                    value={draft.description}
                    onChange={(description) => send({ type: 'draft.change', patch: { description } })}
                    error={issues.description?.words}
                  />
                  <WhenField
                    id={ids.when}
                    value={draft.scheduledTimeStamp}
                    onChange={(scheduledTimeStamp) => send({ type: 'draft.change', patch: { scheduledTimeStamp } })}
                    zone={zone}
                    today={today}
                    error={issues.scheduledTimeStamp?.words}
                    words={draft.scheduledTimeStamp !== null && <InstantInWords instant={draft.scheduledTimeStamp} />}
                  />
                  <ChannelsField
                    id={ids.channels}
                    value={draft}
                    onChange={(patch) => send({ type: 'draft.change', patch })}
                    error={issues.channels?.words}
                  />
                  <StepField
                    linked={step ?? null}
                    value={draft.regulatoryActionStepID}
                    onChange={(regulatoryActionStepID) =>
                      send({ type: 'draft.change', patch: { regulatoryActionStepID } })
                    }
                  />
                </div>
              }
              end={
                <RecipientsField
                  id={ids.recipients}
                  people={people}
                  value={draft.recipientIDs}
                  max={MAX_RECIPIENTS}
                  onAdd={(ID) => send({ type: 'recipient.add', ID })}
                  onRemove={(ID) => send({ type: 'recipient.remove', ID })}
                  error={issues.recipientIDs?.words}
                  {...directory}
                />
              }
            />
          </DialogBody>
          <EditorFooter
            start={
              reminder && (
                <Button
                  variant="dangerText"
                  size="large"
                  icon={<Trash2 />}
                  isDisabled={isSaving}
                  onPress={() => send({ type: 'delete' })}
                >
                  <Trans>Supprimer</Trans>
                </Button>
              )
            }
            isCancelDisabled={isSaving}
            onCancel={() => send({ type: 'cancel' })}
            isPending={isSaving}
          >
            <Trans>Enregistrer le rappel</Trans>
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog
        isOpen={snapshot.matches('askingDiscard')}
        onKeep={() => send({ type: 'discard.keep' })}
        onDiscard={() => send({ type: 'discard.confirm' })}
      >
        <Trans>Ce rappel n’est pas enregistré.</Trans>
      </DiscardDialog>
      {reminder && <DeleteQuestion name={reminder.name} snapshot={snapshot} send={send} />}
    </>
  );
}
