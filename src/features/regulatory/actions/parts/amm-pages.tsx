import { Trans, useLingui } from '@lingui/react/macro';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { dayOf, readDay, startOfDay } from '#lib/scalars.ts';
import type { NewAmmSnapshot } from '#machines/new-amm/new-amm.machine.ts';
import type { AmmEvent } from '#machines/new-amm/new-amm.types.ts';
import type { AmmField } from '#domain/regulatory/amm-rules.ts';
import { MAX_RECIPIENTS } from '#domain/regulatory/reminder-rules.ts';
import { useZone } from '#state/agencies.tsx';
import { useDirectory } from '#state/directory.ts';
import { InstantInWords } from '#state/instant-in-words.tsx';
import { useToday } from '#state/today.ts';
import { ChannelsField } from '../../shared/channels-field/channels-field.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { DialogColumns } from '#ui/dialog/dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { RecipientsField } from '../../shared/recipients-field/recipients-field.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { WhenField } from '../../shared/when-field/when-field.tsx';
import * as styles from '../regulatory-actions.css.ts';

export interface AmmPageProps {
  readonly snapshot: NewAmmSnapshot;
  readonly send: (event: AmmEvent) => void;
  readonly ids: Readonly<Record<AmmField, string>>;
  readonly issues: Partial<Record<AmmField, string>>;
}

/** File, number and dates. */
export function AuthorisationPage({ snapshot: { context }, send, ids, issues }: AmmPageProps) {
  const { t } = useLingui();
  const today = useToday().toString();
  const zone = useZone();
  const { draft, refusal, error, offered } = context;
  const file = draft.file ?? offered;
  // Years that are being typed too: « 2 » comes before « 2032 ».
  const day = (instant: number | null) => (instant === null ? null : dayOf(instant, zone));
  const instant = (date: string | null): number | null => {
    const read = date === null ? null : readDay(date);
    return read && startOfDay(read, zone);
  };
  return (
    <div className={styles.fields}>
      <div id={ids.file}>
        <FileDrop
          label={<Trans>Autorisation</Trans>}
          rules={FILE_RULES.administration}
          files={file ? [{ id: 'chosen', name: file.name, size: file.size }] : []}
          onAdd={([added]) => {
            if (added) send({ type: 'file.choose', file: added });
          }}
          onRemove={() => send({ type: 'file.remove' })}
          refusal={refusal}
          error={
            !file && error !== undefined ? (
              <Trans>Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.</Trans>
            ) : (
              issues.file
            )
          }
        />
      </div>
      {draft.file && (
        <TextField
          id={ids.fileName}
          label={t`Nom du fichier`}
          value={draft.fileName}
          onChange={(fileName) => send({ type: 'draft.change', patch: { fileName } })}
          error={issues.fileName}
        />
      )}
      <TextField
        id={ids.number}
        label={t`Numéro de l’AMM`}
        value={draft.number}
        onChange={(number) => send({ type: 'draft.change', patch: { number } })}
        error={issues.number}
      />
      <div className={styles.pair}>
        <div id={ids.start}>
          <DatePicker
            label={t`Début`}
            value={day(draft.start)}
            onChange={(date) => send({ type: 'draft.change', patch: { start: instant(date) } })}
            today={today}
            error={issues.start}
          />
        </div>
        <div id={ids.end}>
          {draft.isUnlimited ? (
            <TextField label={t`Fin`} value={t`Sans échéance`} isDisabled />
          ) : (
            <DatePicker
              label={t`Fin`}
              value={day(draft.end)}
              onChange={(date) => send({ type: 'draft.change', patch: { end: instant(date) } })}
              today={today}
              error={issues.end}
            />
          )}
        </div>
      </div>
      <Checkbox
        isSelected={draft.isUnlimited}
        onChange={(isUnlimited) => send({ type: 'draft.change', patch: { isUnlimited } })}
      >
        <Trans>Cette autorisation est sans échéance</Trans>
      </Checkbox>
    </div>
  );
}

/** The step to create in the action. */
export function StepPage({ snapshot: { context }, send, ids, issues }: AmmPageProps) {
  const { t } = useLingui();
  const { draft } = context;
  return (
    <div className={styles.fields}>
      <TextField
        id={ids.stepName}
        label={t`Nom de l’étape`}
        value={draft.stepName}
        onChange={(stepName) => send({ type: 'draft.change', patch: { stepName } })}
        error={issues.stepName}
      />
      <TextArea
        id={ids.stepDescription}
        label={t`Description de l’étape`}
        value={draft.stepDescription}
        onChange={(stepDescription) => send({ type: 'draft.change', patch: { stepDescription } })}
        error={issues.stepDescription}
      />
    </div>
  );
}

/** The reminder before the authorisation ends, and its recipients. */
export function ReminderPage({ snapshot: { context }, send, ids, issues }: AmmPageProps) {
  const { t } = useLingui();
  const zone = useZone();
  const today = useToday().toString();
  const { draft } = context;
  const { people = [], ...directory } = useDirectory();
  return (
    <DialogColumns
      start={
        <div className={styles.fields}>
          <TextField
            id={ids.reminderName}
            label={t`Nom du rappel`}
            value={draft.reminderName}
            onChange={(reminderName) => send({ type: 'draft.change', patch: { reminderName } })}
            error={issues.reminderName}
          />
          <TextArea
            id={ids.reminderDescription}
            label={t`Description du rappel`}
            value={draft.reminderDescription}
            onChange={(reminderDescription) => send({ type: 'draft.change', patch: { reminderDescription } })}
            error={issues.reminderDescription}
          />
          <WhenField
            id={ids.scheduledTimeStamp}
            value={draft.scheduledTimeStamp}
            onChange={(scheduledTimeStamp) => send({ type: 'draft.change', patch: { scheduledTimeStamp } })}
            zone={zone}
            today={today}
            error={issues.scheduledTimeStamp}
            words={draft.scheduledTimeStamp !== null && <InstantInWords instant={draft.scheduledTimeStamp} />}
          />
          <ChannelsField
            id={ids.channels}
            value={draft}
            onChange={(patch) => send({ type: 'draft.change', patch })}
            error={issues.channels}
          />
        </div>
      }
      end={
        <RecipientsField
          id={ids.recipientIDs}
          people={people}
          value={draft.recipientIDs}
          max={MAX_RECIPIENTS}
          onAdd={(ID) => send({ type: 'recipient.add', ID })}
          onRemove={(ID) => send({ type: 'recipient.remove', ID })}
          error={issues.recipientIDs}
          {...directory}
        />
      }
    />
  );
}
