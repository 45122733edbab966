import { parseDateTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Mail } from 'lucide-react';
import { useState } from 'react';
import { FILE_RULES } from '#lib/file-check.ts';
import { dayOf, readDay, startOfDay, timestampOf, today, wallClockOf } from '#lib/scalars.ts';
import type { NewAmmSnapshot } from '#machines/new-amm/new-amm.machine.ts';
import type { AmmEvent } from '#machines/new-amm/new-amm.types.ts';
import type { AmmField } from '#machines/new-amm/validate-amm.ts';
import { MAX_RECIPIENTS } from '#machines/reminder/validate-reminder.ts';
import { useZone } from '#state/agencies.ts';
import { useDirectory } from '#state/directory.ts';
import { useServices } from '#state/services.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { DialogColumns } from '#ui/dialog/dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { RecipientsField } from '#ui/recipients-field/recipients-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TimeField } from '#ui/time-field/time-field.tsx';
import * as styles from '../regulatory-actions.css.ts';

export interface AmmPageProps {
  readonly snapshot: NewAmmSnapshot;
  readonly send: (event: AmmEvent) => void;
  readonly ids: Readonly<Record<AmmField, string>>;
  readonly issues: Partial<Record<AmmField, string>>;
}

/** The file, the number and the dates. */
export function AuthorisationPage({ snapshot: { context }, send, ids, issues }: AmmPageProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const zone = useZone();
  const { draft, refusal, error, offered } = context;
  const file = draft.file ?? offered;
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
          error={
            refusal ? (
              <Trans>Le contenu de ce fichier n’est pas celui que son nom annonce.</Trans>
            ) : !file && error !== undefined ? (
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
            today={today(clock, zone)}
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
              today={today(clock, zone)}
              error={issues.end}
            />
          )}
        </div>
      </div>
      <Checkbox isSelected={draft.isUnlimited} onChange={(isUnlimited) => send({ type: 'draft.change', patch: { isUnlimited } })}>
        <Trans>Cette autorisation est sans échéance</Trans>
      </Checkbox>
    </div>
  );
}

/** The step that the authorisation concludes. */
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
        autoFocus
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

/** The reminder before the next end, and whom it goes to. */
export function ReminderPage({ snapshot: { context }, send, ids, issues }: AmmPageProps) {
  const { t } = useLingui();
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
            autoFocus
          />
          <TextArea
            id={ids.reminderDescription}
            label={t`Description du rappel`}
            value={draft.reminderDescription}
            onChange={(reminderDescription) => send({ type: 'draft.change', patch: { reminderDescription } })}
            error={issues.reminderDescription}
          />
          <When
            id={ids.scheduledTimeStamp}
            value={draft.scheduledTimeStamp}
            onChange={(scheduledTimeStamp) => send({ type: 'draft.change', patch: { scheduledTimeStamp } })}
            error={issues.scheduledTimeStamp}
          />
          <div className={styles.switches} role="group" aria-label={t`Moyens d’envoi`} id={ids.channels}>
            <Switch
              layout="row"
              icon={<Bell />}
              isSelected={draft.isNotification}
              onChange={(isNotification) => send({ type: 'draft.change', patch: { isNotification } })}
            >
              <Trans>Notification dans l’application</Trans>
            </Switch>
            <Switch
              layout="row"
              icon={<Mail />}
              isSelected={draft.isEmail}
              onChange={(isEmail) => send({ type: 'draft.change', patch: { isEmail } })}
            >
              <Trans>E-mail</Trans>
            </Switch>
            {issues.channels !== undefined && <p className={styles.fault}>{issues.channels}</p>}
          </div>
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

interface WhenProps {
  readonly id: string;
  /** Seconds since 1970. */
  readonly value: number | null;
  readonly onChange: (instant: number | null) => void;
  readonly error: string | undefined;
}

/** A date and an hour on the agency's wall clock. */
function When({ id, value, onChange, error }: WhenProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const zone = useZone();
  const [parts, setParts] = useState(() => {
    const [date = null, time = ''] = value === null ? [] : wallClockOf(value, zone).toString().split('T');
    return { date, time: time === '' ? null : time.slice(0, 5) };
  });
  function change(patch: Partial<typeof parts>) {
    const next = { ...parts, ...patch };
    setParts(next);
    onChange(next.date !== null && next.time !== null ? timestampOf(parseDateTime(`${next.date}T${next.time}`), zone) : null);
  }
  return (
    <div className={styles.pair} id={id}>
      <DatePicker label={t`Date`} value={parts.date} onChange={(date) => change({ date })} today={today(clock, zone)} error={error} />
      <TimeField label={t`Heure`} value={parts.time} onChange={(time) => change({ time })} />
    </div>
  );
}
