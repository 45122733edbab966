import { useLingui } from '@lingui/react/macro';
import type { NewAmmSnapshot } from '#machines/new-amm/new-amm.machine.ts';
import { type AmmField, validateAmm } from '#domain/regulatory/amm-rules.ts';
import { useFieldWords } from '#state/explain.tsx';

/** An error message and its field. */
export interface AmmIssueWords {
  readonly field: AmmField;
  readonly words: string;
}

/** The error messages of the current page; none before the first attempt to leave it. */
export function useAmmIssues({ context: { draft, now, page, checked } }: NewAmmSnapshot): readonly AmmIssueWords[] {
  const { t } = useLingui();
  const wordsOf = useFieldWords();
  const required: Readonly<Record<AmmField, string>> = {
    file: t`Choisissez le fichier de l’autorisation`,
    fileName: t`Donnez un nom au fichier`,
    number: t`Saisissez le numéro de l’autorisation`,
    start: t`Choisissez la date de début`,
    end: t`Choisissez la date de fin, ou cochez « sans échéance »`,
    stepName: t`Donnez un nom à l’étape`,
    stepDescription: t`Décrivez l’étape`,
    reminderName: t`Donnez un nom au rappel`,
    reminderDescription: t`Décrivez ce qu’il y a à faire`,
    scheduledTimeStamp: t`Choisissez la date et l’heure`,
    channels: t`Choisissez au moins un moyen d’envoi`,
    recipientIDs: t`Choisissez au moins un destinataire`,
  };
  if (!checked.includes(page)) return [];
  const issues = validateAmm(draft, now()).filter((issue) => issue.page === page);
  return issues.map(({ field, code }) => ({
    field,
    words: code === 'REQUIRED_VALUE' ? required[field] : wordsOf(code),
  }));
}
