import { useLingui } from '@lingui/react/macro';
import type { ReminderSnapshot } from '#machines/reminder/reminder.machine.ts';
import type { ReminderField } from '#domain/regulatory/reminder-rules.ts';
import { useFieldWords } from '#state/explain.tsx';

/** An error message and the id of its field. */
export interface IssueWords {
  readonly id: string;
  readonly words: string;
}

/** The messages for the issues of a draft, by field. */
export function useIssueWords(
  { context }: ReminderSnapshot,
  ids: { name: string; description: string; when: string; channels: string; recipients: string },
): Partial<Record<ReminderField, IssueWords>> {
  const { t } = useLingui();
  const wordsOf = useFieldWords();
  const required: Readonly<Record<ReminderField, string>> = {
    name: t`Donnez un nom au rappel`,
    description: t`Décrivez ce qu’il y a à faire`,
    scheduledTimeStamp: t`Choisissez la date et l’heure`,
    channels: t`Choisissez au moins un moyen d’envoi`,
    recipientIDs: t`Choisissez au moins un destinataire`,
  };
  const places: Readonly<Record<ReminderField, string>> = {
    name: ids.name,
    description: ids.description,
    scheduledTimeStamp: ids.when,
    channels: ids.channels,
    recipientIDs: ids.recipients,
  };
  return Object.fromEntries(
    context.issues.map(({ field, code }) => [
      field,
      { id: places[field], words: code === 'REQUIRED_VALUE' ? required[field] : wordsOf(code) },
    ]),
  );
}
